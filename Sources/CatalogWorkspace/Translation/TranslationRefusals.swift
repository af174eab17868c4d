import Diagnostics
import FileSystem
import JSONSyntax
import MachineTranslation

/// The requests whose answers were refused, with the reasons, in a file next to the journal.
///
/// The same request to the same engine is not paid for again, unless the user wants it.
struct TranslationRefusals {
  private var problems: [RequestDigest: [String]] = [:]
  private var file: FileContent?

  /// Creates an empty list, which is not written.
  init() {}

  /// Reads the list of a language; one that cannot be read is empty.
  init(in journal: TranslationJournal) {
    guard let file = try? FileSystem.content(of: journal.refusalsPath, as: .result) else { return }
    self.file = file
    for line in (file.bytes ?? []).split(separator: UInt8(ascii: "\n")) {
      let root = JSONDocument.parse(Array(line), file: "refusals").value?.root
      guard let request = root?.member("request")?.string, let reasons = root?.member("problems"),
        reasons.isArray
      else { continue }
      problems[RequestDigest(text: request)] = reasons.elements.compactMap(\.string)
    }
  }

  /// The reasons why the answer to a request was refused; `nil` if it was not.
  subscript(request: RequestDigest) -> [String]? {
    get { problems[request] }
    set { problems[request] = newValue }
  }

  /// Writes the list if it has changed.
  func write() throws(FileError) {
    guard let file, !problems.isEmpty || file.bytes != nil else { return }
    var bytes: [UInt8] = []
    for (request, reasons) in problems.sorted(by: { $0.key.text < $1.key.text }) {
      let line = JSONValue.object([
        JSONValue.Member("request", .string(request.text)),
        JSONValue.Member("problems", .array(reasons.map { .string($0) })),
      ])
      bytes += line.line + [UInt8(ascii: "\n")]
    }
    try FileSystem.replace(file, with: bytes)
  }
}
