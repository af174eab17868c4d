// swift-format-ignore-file: a table of facts, one declaration a line.
// Written by Scripts/distill. README.md in the folder above tells what it is made of.

extension PlatformInterface {
  /// The declarations of UIKit, as far as they tell the type of an argument or a value.
  static let uiKit: StaticString = #"""
    class UIAction: UIMenuElement {
      var discoverabilityTitle: String?
      var title: String
    }
    class UIActivity {
      var activityTitle: String?
    }
    class UIAlertAction {
      var title: String?
    }
    class UIAlertController: UIViewController {
      var message, title: String?
    }
    class UIApplication {
      var alternateIconName: String?
      var backgroundTimeRemaining: TimeInterval
    }
    class UIBarButtonItem {
      var possibleTitles: Set<String>?
      var width: CGFloat
    }
    class UIBarItem {
      var tag: Int
      var title: String?
    }
    class UIButton {
      var currentTitle: String?
    }
    class UICollectionView: UIScrollView {
      var numberOfSections: Int
      func numberOfItems(inSection: Int) -> Int
    }
    class UICollectionViewLayout {
      var collectionViewContentSize: CGSize
    }
    class UICommand: UIMenuElement {
      var discoverabilityTitle: String?
      var title: String
    }
    class UIDatePicker {
      var countDownDuration: TimeInterval
      var date: Date
      var maximumDate, minimumDate: Date?
      var minuteInterval: Int
    }
    class UIDevice {
      var batteryLevel: Float
      var localizedModel, model, name, systemName, systemVersion: String
    }
    class UIDocument {
      var fileModificationDate: Date?
      var fileType, savingFileType: String?
      var localizedName: String
    }
    class UIFont {
      var ascender, capHeight, descender, leading, lineHeight, pointSize, xHeight: CGFloat
      static var buttonFontSize, defaultFontSize, labelFontSize, smallSystemFontSize, systemFontSize, systemMinimumFontSize: CGFloat
      var familyName, fontName: String
    }
    class UIGestureRecognizer {
      var name: String?
      var numberOfTouches: Int
    }
    class UIImage {
      var duration: TimeInterval
      var leftCapWidth, topCapHeight: Int
      var scale: CGFloat
      var size: CGSize
    }
    class UIImageView {
      var animationDuration: TimeInterval
      var animationRepeatCount: Int
    }
    class UIKey {
      var characters, charactersIgnoringModifiers: String
    }
    class UIKeyCommand: UICommand {
      var discoverabilityTitle, input: String?
      var title: String
    }
    class UILabel: UIView {
      var minimumScaleFactor: CGFloat
      var numberOfLines: Int
      var shadowOffset: CGSize
      var text: String?
    }
    class UIMenuElement {
      var subtitle: String?
      var title: String
    }
    class UINavigationItem {
      var backButtonTitle, prompt, title: String?
    }
    class UIPageControl {
      var currentPage, numberOfPages: Int
    }
    class UIPasteboard {
      var changeCount, numberOfItems: Int
      var pasteboardTypes: [String]
      var string: String?
      var strings: [String]?
      var urLs: [URL]?
    }
    class UIPickerView: UIView {
      var numberOfComponents: Int
    }
    class UIPinchGestureRecognizer: UIGestureRecognizer {
      var scale, velocity: CGFloat
    }
    class UIPrinter {
      var displayLocation, makeAndModel: String?
      var displayName: String
    }
    class UIProgressView: UIView {
      var progress: Float
    }
    class UIRotationGestureRecognizer: UIGestureRecognizer {
      var rotation, velocity: CGFloat
    }
    class UIScene {
      var subtitle, title: String
    }
    class UIScreen {
      var bounds, nativeBounds: CGRect
      var brightness, currentEDRHeadroom, nativeScale, potentialEDRHeadroom, scale: CGFloat
      var calibratedLatency: TimeInterval
      var maximumFramesPerSecond: Int
    }
    class UIScrollView: UIView {
      var contentAlignmentPoint, contentOffset: CGPoint
      var contentSize: CGSize
      var maximumZoomScale, minimumZoomScale, zoomScale: CGFloat
    }
    class UISearchBar: UIView {
      var placeholder, prompt, text: String?
      var scopeButtonTitles: [String]?
      var selectedScopeButtonIndex: Int
    }
    class UISegmentedControl {
      var numberOfSegments, selectedSegmentIndex: Int
    }
    class UISlider {
      var maximumValue, minimumValue, value: Float
    }
    class UIStepper {
      var maximumValue, minimumValue, stepValue, value: Double
    }
    class UITabBarItem: UIBarItem {
      var badgeValue: String?
    }
    class UITableView: UIScrollView {
      var estimatedRowHeight, fillerRowHeight, rowHeight, sectionFooterHeight, sectionHeaderHeight, sectionHeaderTopPadding: CGFloat
      var numberOfSections: Int
      func numberOfRows(inSection: Int) -> Int
    }
    class UITextChecker {
      var ignoredWords: [String]?
    }
    class UITextField {
      var minimumFontSize: CGFloat
      var placeholder, text: String?
    }
    class UITextView: UIScrollView {
      var selectedRange: NSRange
      var text: String
    }
    class UITouch {
      var altitudeAngle, force, majorRadius, majorRadiusTolerance, maximumPossibleForce: CGFloat
      var estimationUpdateIndex: NSNumber?
      var tapCount: Int
      var timestamp: TimeInterval
    }
    class UITraitCollection {
      var displayScale: CGFloat
      var typesettingLanguage: String
    }
    class UIView {
      var alpha, contentScaleFactor: CGFloat
      var anchorPoint, center: CGPoint
      var appliedContentSizeCategoryLimitsDescription: String
      var bounds, frame: CGRect
      var intrinsicContentSize: CGSize
      var largeContentTitle: String?
      var tag: Int
    }
    class UIViewController {
      var interactionActivityTrackingBaseName, title: String?
    }
    """#
}
