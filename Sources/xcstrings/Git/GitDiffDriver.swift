import CommandSupport
import Diagnostics
import StringCatalog

/// What git runs to show differences.
///
/// Git stops at a file for which this fails, and shows none of those behind it. So it never fails: a
/// file that is no catalog gets a line that says so.
struct GitDiffDriver {
  let console: Console

  /// Shows what differs in one file, as `diff.<driver>.command` does.
  func compare(_ arguments: [String]) throws {
    guard let files = ExternalDiff(arguments) else {
      // For a file with a conflict git passes its path alone.
      guard arguments.count == 1 else {
        throw CommandFailure(
          DiffCommand.Texts.twoFiles,
          hint: DiffCommand.Texts.twoFilesHint,
          status: .usage
        )
      }
      return console.print(DiffCommand.Texts.unmerged(arguments[0]))
    }
    console.print(console.styled(files.title, .bold))
    let report = DiffTextReport(console: console, languages: nil)
    switch try? files.catalogs() {
    case .success(let catalogs)?:
      if !report.print(catalogs.new.difference(from: catalogs.old)) {
        console.print(DiffCommand.Texts.sameContent)
      }
    case .failure(let unreadable)?:
      let printer = DiagnosticPrinter.localized
      for diagnostic in unreadable.diagnostics { console.print(printer.text(of: diagnostic)) }
      console.print(DiffCommand.Texts.notCatalog(files.path))
    case nil: console.print(DiffCommand.Texts.notCatalog(files.path))
    }
  }

  /// Prints a catalog as lines, as `diff.<driver>.textconv` does; what is no catalog as it is.
  func convert(_ arguments: [String]) throws {
    guard arguments.count == 1 else {
      throw CommandFailure(
        DiffCommand.Texts.twoFiles,
        hint: DiffCommand.Texts.twoFilesHint,
        status: .usage
      )
    }
    let bytes = try FileSystem.read(arguments[0])
    let parsed = StringCatalog.parse(bytes, file: arguments[0])
    guard let catalog = parsed.value, !parsed.hasErrors else {
      return console.print(exactly: bytes)
    }
    for line in UnitLines(catalog).lines { console.print(line) }
  }
}
