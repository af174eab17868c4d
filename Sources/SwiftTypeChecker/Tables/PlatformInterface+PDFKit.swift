// swift-format-ignore-file: a table of facts, one declaration a line.
// Written by Scripts/distill. README.md in the folder above tells what it is made of.

extension PlatformInterface {
  /// The declarations of PDFKit, as far as they tell the type of an argument or a value.
  static let pdfKit: StaticString = #"""
    class PDFAction {
      var type: String
    }
    class PDFActionGoTo: PDFAction {
      var destination: PDFDestination
    }
    class PDFActionRemoteGoTo: PDFAction {
      var pageIndex: Int
      var url: URL
    }
    class PDFActionResetForm: PDFAction {
      var fields: [String]?
    }
    class PDFActionURL: PDFAction {
      var url: URL?
    }
    class PDFAnnotation {
      var action: PDFAction?
      var border: PDFBorder?
      var buttonWidgetStateString: String
      var caption, contents, fieldName, stampName, type, userName, widgetDefaultStringValue, widgetStringValue: String?
      var choices, values: [String]?
      var destination: PDFDestination?
      var maximumLength: Int
      var modificationDate: Date?
      var page: PDFPage?
      var url: URL?
    }
    class PDFAppearanceCharacteristics {
      var caption, downCaption, rolloverCaption: String?
      var rotation: Int
    }
    class PDFBorder {
      var lineWidth: CGFloat
    }
    class PDFDestination {
      var page: PDFPage
      var zoom: CGFloat
    }
    class PDFDocument {
      var documentURL: URL?
      var majorVersion, minorVersion, pageCount: Int
      var outlineRoot: PDFOutline?
      var selectionForEntireDocument: PDFSelection?
      var string: String?
    }
    class PDFOutline {
      var action: PDFAction?
      var destination: PDFDestination?
      var document: PDFDocument?
      var index, numberOfChildren: Int
      var label: String?
    }
    class PDFPage {
      var annotations: [PDFAnnotation]
      var document: PDFDocument?
      var label, string: String?
      var numberOfCharacters, rotation: Int
    }
    class PDFSelection {
      var pages: [PDFPage]
      var string: String?
    }
    class PDFThumbnailView {
      var maximumNumberOfColumns: Int
      var pdfView: PDFView?
      var selectedPages: [PDFPage]?
    }
    class PDFView {
      var currentDestination: PDFDestination?
      var currentPage: PDFPage?
      var currentSelection: PDFSelection?
      var document: PDFDocument?
      var highlightedSelections: [PDFSelection]?
      var maxScaleFactor, minScaleFactor, scaleFactor, scaleFactorForSizeToFit: CGFloat
      var visiblePages: [PDFPage]
    }
    """#
}
