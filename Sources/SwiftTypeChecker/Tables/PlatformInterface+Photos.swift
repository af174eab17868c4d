// swift-format-ignore-file: a table of facts, one declaration a line.
// Written by Scripts/distill. README.md in the folder above tells what it is made of.

extension PlatformInterface {
  /// The declarations of Photos, as far as they tell the type of an argument or a value.
  static let photos: StaticString = #"""
    class PHAdjustmentData {
      var formatIdentifier, formatVersion: String
    }
    class PHAsset: PHObject {
      var adjustmentFormatIdentifier, burstIdentifier: String?
      var creationDate, modificationDate: Date?
      var duration: TimeInterval
      var location: CLLocation?
      var pixelHeight, pixelWidth: Int
    }
    class PHAssetChangeRequest {
      var contentEditingOutput: PHContentEditingOutput?
      var creationDate: Date?
      var location: CLLocation?
    }
    class PHAssetCollection: PHCollection {
      var approximateLocation: CLLocation?
      var endDate, startDate: Date?
      var estimatedAssetCount: Int
      var localizedLocationNames: [String]
    }
    class PHAssetCollectionChangeRequest {
      var title: String
    }
    class PHAssetResource {
      var assetLocalIdentifier, originalFilename, uniformTypeIdentifier: String
      var pixelHeight, pixelWidth: Int
    }
    class PHAssetResourceCreationOptions {
      var originalFilename, uniformTypeIdentifier: String?
    }
    class PHCloudIdentifier {
      var stringValue: String
    }
    class PHCloudIdentifierMapping {
      var cloudIdentifier: PHCloudIdentifier?
    }
    class PHCollection: PHObject {
      var localizedTitle: String?
    }
    class PHCollectionList: PHCollection {
      var endDate, startDate: Date?
      var localizedLocationNames: [String]
    }
    class PHCollectionListChangeRequest {
      var title: String
    }
    class PHContentEditingInput {
      var adjustmentData: PHAdjustmentData?
      var creationDate: Date?
      var fullSizeImageOrientation: Int32
      var fullSizeImageURL: URL?
      var livePhoto: PHLivePhoto?
      var location: CLLocation?
      var uniformTypeIdentifier: String?
    }
    class PHContentEditingOutput {
      var adjustmentData: PHAdjustmentData?
      var renderedContentURL: URL
    }
    class PHFetchOptions {
      var fetchLimit: Int
    }
    struct PHFetchResult<ObjectType> {
      var count: Int
      var firstObject, lastObject: ObjectType?
      func object(at: Int) -> ObjectType
    }
    class PHImageRequestOptions {
      var normalizedCropRect: CGRect
    }
    class PHLivePhoto {
      var size: CGSize
    }
    class PHLivePhotoEditingContext {
      var audioVolume: Float
      var duration, photoTime: CMTime
    }
    class PHLocalIdentifierMapping {
      var localIdentifier: String?
    }
    class PHObject {
      var localIdentifier: String
    }
    class PHPersistentObjectChangeDetails {
      var deletedLocalIdentifiers, insertedLocalIdentifiers, updatedLocalIdentifiers: Set<String>
    }
    class PHProjectChangeRequest {
      var title: String
    }
    """#
}
