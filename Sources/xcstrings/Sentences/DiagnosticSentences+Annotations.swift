import CommandSupport
import Diagnostics
import Localization

extension DiagnosticSentences {
  /// What is to be said of annotations themselves.
  static let annotations: Table = [
    .annotationsHidden: { arguments, locale in
      String(
        localized:
          "\(arguments.count(0)) findings; GitHub shows at most \(arguments.text(1)) of a kind beside the code, the log and the page of the run have all of them",
        locale: locale,
        comment: "Beside the findings in a workflow of GitHub"
      )
    }
  ]
}
