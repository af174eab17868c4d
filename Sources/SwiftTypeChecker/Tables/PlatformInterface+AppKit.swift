// swift-format-ignore-file: a table of facts, one declaration a line.
// Written by Scripts/distill. README.md in the folder above tells what it is made of.

extension PlatformInterface {
  /// The declarations of AppKit, as far as they tell the type of an argument or a value.
  static let appKit: StaticString = #"""
    class NSAlert {
      var informativeText, messageText: String
    }
    class NSBitmapImageRep: NSImageRep {
      var bitsPerPixel, bytesPerPlane, bytesPerRow, numberOfPlanes, samplesPerPixel: Int
    }
    class NSButton: NSControl {
      var alternateTitle, keyEquivalent, title: String
      var maxAcceleratorLevel: Int
    }
    class NSCell {
      var doubleValue: Double
      var floatValue: Float
      var intValue: Int32
      var integerValue, mouseDownFlags, nextState, tag: Int
      var keyEquivalent, stringValue, title: String
    }
    class NSColor {
      var alphaComponent, blackComponent, blueComponent, brightnessComponent, cyanComponent, greenComponent, hueComponent, magentaComponent, redComponent, saturationComponent, whiteComponent, yellowComponent: CGFloat
      var localizedCatalogNameComponent, localizedColorNameComponent: String
      var numberOfComponents: Int
    }
    class NSComboBox: NSTextField {
      var indexOfSelectedItem, numberOfItems, numberOfVisibleItems: Int
      var itemHeight: CGFloat
    }
    class NSControl: NSView {
      var doubleValue: Double
      var floatValue: Float
      var intValue: Int32
      var integerValue, tag: Int
      var stringValue: String
    }
    class NSDatePicker: NSControl {
      var dateValue: Date
      var maxDate, minDate: Date?
      var timeInterval: TimeInterval
    }
    class NSDocument {
      var autosavingFileType, fileType, fileTypeFromLastRunSavePanel: String?
      var displayName, lastComponentOfFileName: String
      var fileModificationDate: Date?
    }
    class NSEvent {
      var absoluteX, absoluteY, absoluteZ, buttonNumber, capabilityMask, clickCount, data1, data2, deviceID, eventNumber, pointingDeviceID, pointingDeviceSerialNumber, stage, systemTabletID, tabletID, trackingNumber, vendorID, vendorPointingDeviceType, windowNumber: Int
      var characters, charactersIgnoringModifiers: String?
      var deltaX, deltaY, deltaZ, magnification, scrollingDeltaX, scrollingDeltaY, stageTransition: CGFloat
      var keyCode: UInt16
      static var pressedMouseButtons: Int
      var pressure, rotation, tangentialPressure: Float
      var timestamp: TimeInterval
      var uniqueID: UInt64
    }
    class NSFont {
      var ascender, capHeight, descender, italicAngle, leading, pointSize, underlinePosition, underlineThickness, xHeight: CGFloat
      var displayName, familyName: String?
      var fontName: String
      static var labelFontSize, smallSystemFontSize, systemFontSize: CGFloat
      var numberOfGlyphs: Int
    }
    class NSImageRep {
      var bitsPerSample, pixelsHigh, pixelsWide: Int
    }
    class NSLevelIndicator: NSControl {
      var criticalValue, maxValue, minValue, warningValue: Double
      var numberOfMajorTickMarks, numberOfTickMarks: Int
    }
    class NSMenu {
      var menuBarHeight, minimumWidth: CGFloat
      var numberOfItems: Int
      var title: String
    }
    class NSMenuItem {
      var indentationLevel, tag: Int
      var keyEquivalent, title, userKeyEquivalent: String
    }
    class NSOpenPanel: NSSavePanel {
      var urLs: [URL]
    }
    class NSOutlineView: NSTableView {
      var indentationPerLevel: CGFloat
    }
    class NSPasteboard {
      var changeCount: Int
    }
    class NSPopUpButton: NSButton {
      var indexOfSelectedItem, numberOfItems, selectedTag: Int
      var itemTitles: [String]
      var titleOfSelectedItem: String?
    }
    class NSPrinter {
      var languageLevel: Int
      var name: String
    }
    class NSProgressIndicator: NSView {
      var doubleValue, maxValue, minValue: Double
    }
    class NSRunningApplication {
      var executableArchitecture: Int
      var launchDate: Date?
      var localizedName: String?
    }
    class NSSavePanel: NSWindow {
      var message, nameFieldLabel, nameFieldStringValue, prompt, title: String
      var tagNames: [String]?
    }
    class NSScreen {
      var backingScaleFactor, maximumExtendedDynamicRangeColorComponentValue, maximumPotentialExtendedDynamicRangeColorComponentValue, maximumReferenceExtendedDynamicRangeColorComponentValue: CGFloat
      var displayUpdateGranularity, lastDisplayUpdateTimestamp, maximumRefreshInterval, minimumRefreshInterval: TimeInterval
      var localizedName: String
      var maximumFramesPerSecond: Int
    }
    class NSScrollView: NSView {
      var horizontalLineScroll, horizontalPageScroll, lineScroll, magnification, maxMagnification, minMagnification, pageScroll, verticalLineScroll, verticalPageScroll: CGFloat
    }
    class NSSearchField: NSTextField {
      var maximumRecents: Int
      var recentSearches: [String]
    }
    class NSSegmentedControl: NSControl {
      var doubleValueForSelectedSegment: Double
      var indexOfSelectedItem, segmentCount, selectedSegment: Int
    }
    class NSSlider: NSControl {
      var altIncrementValue, maxValue, minValue: Double
      var knobThickness: CGFloat
      var numberOfTickMarks: Int
    }
    class NSSound {
      var currentTime, duration: TimeInterval
      var volume: Float
    }
    class NSSpellChecker {
      var availableLanguages, userPreferredLanguages: [String]
    }
    class NSSplitView: NSView {
      var dividerThickness: CGFloat
    }
    class NSStatusItem {
      var length: CGFloat
    }
    class NSStepper: NSControl {
      var increment, maxValue, minValue: Double
    }
    class NSTabViewItem {
      var label: String
    }
    class NSTableColumn {
      var headerToolTip: String?
      var maxWidth, minWidth, width: CGFloat
      var title: String
    }
    class NSTableView: NSControl {
      var clickedColumn, clickedRow, editedColumn, editedRow, numberOfColumns, numberOfRows, numberOfSelectedColumns, numberOfSelectedRows, selectedColumn, selectedRow: Int
      var rowHeight: CGFloat
    }
    class NSText: NSView {
      var selectedRange: NSRange
      var string: String
    }
    class NSTextField: NSControl {
      var maximumNumberOfLines: Int
      var placeholderString: String?
    }
    class NSTextView: NSText {
      var rangeForUserCharacterAttributeChange, rangeForUserCompletion, rangeForUserParagraphAttributeChange, rangeForUserTextChange: NSRange
      var spellCheckerDocumentTag: Int
    }
    class NSToolbarItem {
      var label, paletteLabel, title: String
      var possibleLabels: Set<String>
      var tag: Int
    }
    class NSView {
      var alphaValue, baselineOffsetFromBottom, boundsRotation, firstBaselineOffsetFromTop, frameCenterRotation, frameRotation, heightAdjustLimit, lastBaselineOffsetFromBottom, widthAdjustLimit: CGFloat
      var printJobTitle: String
      var tag: Int
    }
    class NSViewController {
      var title: String?
    }
    class NSWindow {
      var alphaValue, backingScaleFactor: CGFloat
      var miniwindowTitle, representedFilename, subtitle, title: String
      var orderedIndex, windowNumber: Int
    }
    class NSWindowController {
      var windowNibPath: String?
    }
    class NSWorkspace {
      var fileLabels: [String]
    }
    """#
}
