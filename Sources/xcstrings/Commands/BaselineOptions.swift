import ArgumentParser
import CommandSupport
import Diagnostics
import Localization

/// The options that let a project start with the findings that it has.
struct BaselineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(Texts.baseline, valueName: Texts.fileValue),
    completion: .file(extensions: ["json"])
  )
  var baseline: String?

  @Flag(help: ArgumentHelp(Texts.updateBaseline))
  var updateBaseline = false

  func validate() throws {
    guard updateBaseline, baseline == nil else { return }
    throw ValidationError(Texts.withoutFile)
  }

  /// Tells findings that are known from others, and writes the baseline if it is to be.
  ///
  /// - Parameters:
  ///   - diagnostics: All findings.
  ///   - isPreview: Whether no file is written.
  /// - Returns: The findings that are not known, how many are, and how many known ones are mended.
  /// - Throws: That the file cannot be read, is no baseline, or cannot be written.
  func outcome(
    of diagnostics: [Diagnostic],
    isPreview: Bool
  ) throws -> (new: [Diagnostic], known: Int, mended: Int) {
    guard let baseline else { return (diagnostics, 0, 0) }
    guard updateBaseline else { return try Baseline(reading: baseline).split(diagnostics) }
    let updated = Baseline(diagnostics)
    if !isPreview {
      try FileSystem.replace(FileSystem.content(of: baseline), with: updated.printed())
    }
    return updated.split(diagnostics)
  }

  enum Texts {
    static var baseline: String {
      String(
        localized: "A file of known findings: only new ones are reported.",
        comment: "Help of xcstrings validate --baseline"
      )
    }
    static var updateBaseline: String {
      String(
        localized: "Write the present findings to the file of --baseline.",
        comment: "Help of xcstrings validate --update-baseline"
      )
    }
    static var fileValue: String {
      String(localized: "file", comment: "Help: stands for the path of a file, one word")
    }
    static var withoutFile: String {
      String(
        localized: "--update-baseline needs a file: give it with --baseline.",
        comment: "Error of xcstrings validate"
      )
    }
  }
}
