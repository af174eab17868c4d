import ArgumentParser
import Localization
import WeightDrawing

/// The options of the commands whose pictures have one size.
struct PictureOptions: ParsableArguments {
  @Option(help: ArgumentHelp(Texts.scale, valueName: ChartCommand.Texts.extentValue))
  var scale: PictureScale?

  @Option(help: ArgumentHelp(Texts.appearance, valueName: Texts.appearanceValue))
  var appearance: Appearance = .automatic

  private enum Texts {
    static var scale: String {
      String(
        localized: "The pixels of a PNG per point: 1, 2 or 3.",
        comment: "Help of --scale of a picture"
      )
    }
    static var appearance: String {
      String(
        localized:
          "The background: 'light', 'dark' or 'auto'. With 'auto', an SVG follows the theme of the viewer, and a PNG is light.",
        comment: "Help of --appearance of a picture. The values are typed as they are"
      )
    }
    static var appearanceValue: String {
      String(localized: "background", comment: "Help: stands for light or dark, one word")
    }
  }
}
