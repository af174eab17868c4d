import Localization

extension WidgetCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Show your weight on a desktop, in a status bar or on a lock screen.",
        comment: "Help of w8 widget"
      )
    }
    static var discussion: String {
      String(
        localized: """
          Without --output, the widget is printed as text: 'circular', 'small' and 'rectangular' \
          on one line, as status bars and prompts need it.

          With --publish, the folder 'widgets' beside the log holds snapshot.json, with values and \
          texts, and a picture of each shape. They are updated whenever the log changes, so that \
          other programs need not read the log. snapshot.json says when they go out of date; a \
          timer can then call 'w8 widget --refresh'.

          Examples:
            w8 widget small
            w8 widget medium --output weight.svg
            w8 widget large --output weight.png --scale 3 --appearance dark
            w8 widget --publish --png
          """,
        comment: "Help of w8 widget. The indented lines are typed as they are"
      )
    }
    static var publish: String {
      String(
        localized: "Write all widgets for other programs, now and whenever the log changes.",
        comment: "Help of w8 widget --publish"
      )
    }
    static var png: String {
      String(
        localized: "With --publish: PNG pictures beside the SVG ones, light and dark.",
        comment: "Help of w8 widget --png"
      )
    }
    static var refresh: String {
      String(
        localized: "Update the published widgets.",
        comment: "Help of w8 widget --refresh"
      )
    }
    static var unpublish: String {
      String(
        localized: "Remove the published widgets, and stop updating them.",
        comment: "Help of w8 widget --unpublish"
      )
    }
    static var family: String {
      String(
        localized:
          "The shape: small (170x170 points), medium (364x170), large (364x382), circular (76x76) or rectangular (172x76).",
        comment: "Help of w8 widget. The names are typed as they are"
      )
    }
    static var familyValue: String {
      String(localized: "shape", comment: "Help: stands for the shape of a widget, one word")
    }
    static var output: String {
      String(
        localized: "Write it to this file, whose name ends with .svg, .png or .json.",
        comment: "Help of w8 widget --output"
      )
    }
    static var outputValue: String {
      String(localized: "file", comment: "Help: stands for the name of a file, one word")
    }
  }
}
