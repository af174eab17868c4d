// swift-format-ignore-file: a table of facts, one declaration a line.
// Written by Scripts/distill. README.md in the folder above tells what it is made of.

extension PlatformInterface {
  /// The declarations of PhotosUI, as far as they tell the type of an argument or a value.
  static let photosUI: StaticString = #"""
    struct PhotosPicker<Label: View>: View {
      init(_ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching: PHPickerFilter? = _, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = _)
      init(_ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching: PHPickerFilter? = _, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = _, photoLibrary: PHPhotoLibrary)
      init(_ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = _, selectionBehavior: PhotosPickerSelectionBehavior = _, matching: PHPickerFilter? = _, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = _)
      init(_ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = _, selectionBehavior: PhotosPickerSelectionBehavior = _, matching: PHPickerFilter? = _, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = _, photoLibrary: PHPhotoLibrary)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, selection: Binding<PhotosPickerItem?>, matching: PHPickerFilter? = _, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = _)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, selection: Binding<PhotosPickerItem?>, matching: PHPickerFilter? = _, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = _, photoLibrary: PHPhotoLibrary)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = _, selectionBehavior: PhotosPickerSelectionBehavior = _, matching: PHPickerFilter? = _, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = _)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = _, selectionBehavior: PhotosPickerSelectionBehavior = _, matching: PHPickerFilter? = _, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = _, photoLibrary: PHPhotoLibrary)
    }
    """#
}
