import Diagnostics
import JSONSyntax

/// What calls of an agent server may change, independent of how the server decides.
///
/// - No file outside of the project changes, and no file is removed.
/// - Files change only if a right permits it.
/// - A finished translation — in the state `translated`, in another language than the source language
///   of its catalog, of a key that is to be translated — is made only with the right `finish`, and lost
///   only with `destroy`. A synchronization may mark texts for review; a key that gets another name
///   may keep them, as they are if the source text is the same.
package enum AgentFileInvariants {
  /// A finished translation.
  struct Text: Hashable {
    let file: String
    let key: [UInt8]
    let language: String
    let path: String
    let value: [UInt8]
  }

  /// Returns the violated invariants of a call.
  ///
  /// - Parameters:
  ///   - old: The files before the call.
  ///   - new: The files after the call.
  ///   - call: The call.
  ///   - rights: The names of the rights of the server.
  /// - Returns: The violated invariants, in words.
  package static func violations(
    from old: [String: [UInt8]],
    to new: [String: [UInt8]],
    by call: AgentCall,
    rights: Set<String>
  ) -> [String] {
    let changed = Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }.sorted()
    var problems: [String] = []
    for path in changed {
      if new[path] == nil { problems.append("'\(path)' was removed") }
      if rights.isDisjoint(with: Self.rights(forChanging: path, isNew: old[path] == nil)) {
        problems.append("'\(path)' was changed without a right")
      }
      guard path.hasSuffix(".xcstrings"), !path.contains(".xcloc/") else { continue }
      let (before, after) = (texts(old[path], path), texts(new[path], path))
      let renames = call.renames(old[path], new[path])
      if !rights.contains("destroy") {
        for text in before.finished.subtracting(after.finished)
        where !isKept(text, in: after, call, renames) {
          problems.append("lost: \(description(text))")
        }
      }
      if !rights.contains("finish") {
        for text in after.finished.subtracting(before.finished)
        where !isMoved(text, before, after, renames) {
          problems.append("made: \(description(text))")
        }
      }
    }
    return problems
  }

  private static func rights(forChanging path: String, isNew: Bool) -> Set<String> {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    let suffix = name.split(separator: ".").last.map(String.init) ?? ""
    if path.hasPrefix("../") { return [] }
    if [".xcstrings/review.jsonl"].contains(path) {
      return ["draft", "edit", "finish", "exchange"]
    }
    if path == ".xcstrings/memory.tmx" { return ["edit", "exchange"] }
    if path.split(separator: "/").contains(where: { $0.first == "." }) { return [] }
    if path.split(separator: "/").contains(where: { $0.hasSuffix(".xcloc") }) {
      return ["exchange"]
    }
    switch suffix {
    case "xcstrings":
      return isNew ? ["edit", "exchange"] : ["draft", "edit", "finish", "exchange"]
    case "swift": return path.hasPrefix("Sources/") ? ["edit"] : []
    case "csv" where path == "Glossary.csv": return ["edit", "exchange"]
    case "csv", "xliff", "po", "tmx", "tbx": return ["exchange"]
    case "strings", "stringsdict": return ["exchange"]
    default: return []
    }
  }

  /// Returns whether a text is still there, but needs review, or belongs to another key.
  private static func isKept(
    _ text: Text,
    in after: Texts,
    _ call: AgentCall,
    _ renames: [(old: [UInt8], new: [UInt8])]
  ) -> Bool {
    if call.tool == "sync_code", after.waiting.contains(text) { return true }
    return renames.contains { rename in
      let moved = text.moved(to: rename.new)
      return rename.old == text.key
        && (after.waiting.contains(moved) || after.finished.contains(moved))
    }
  }

  private static func isMoved(
    _ text: Text,
    _ before: Texts,
    _ after: Texts,
    _ renames: [(old: [UInt8], new: [UInt8])]
  ) -> Bool {
    renames.contains { rename in
      rename.new == text.key && before.finished.contains(text.moved(to: rename.old))
        && before.sources[rename.old] == after.sources[rename.new]
    }
  }

  private static func description(_ text: Text) -> String {
    func string(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
    return "\(text.file) '\(string(text.key))' \(text.language) \(text.path): \(string(text.value))"
  }

  // MARK: - Reading

  /// The texts of a catalog.
  struct Texts {
    var finished: Set<Text> = []
    /// Texts that need review.
    var waiting: Set<Text> = []
    /// The source texts by key.
    var sources: [[UInt8]: [String: [UInt8]]] = [:]
  }

  /// Reads a catalog as JSON, without the types of the program.
  static func texts(_ bytes: [UInt8]?, _ file: String) -> Texts {
    var texts = Texts()
    guard let bytes, let root = JSONValue.parse(bytes, file: "").value,
      let source = root["sourceLanguage"]?.text
    else { return texts }
    for entry in root["strings"]?.members ?? [] {
      let key = Array(entry.key.utf8)
      texts.sources[key] = ["": key]
      let isTranslated = entry.value["shouldTranslate"] != .boolean(false)
      for localization in entry.value["localizations"]?.members ?? [] {
        forEachText(localization.value, "") { path, state, value in
          if localization.key == source {
            if texts.sources[key] == ["": key] { texts.sources[key] = [:] }
            texts.sources[key]?[path] = value
          }
          let text = Text(
            file: file,
            key: key,
            language: localization.key,
            path: path,
            value: value
          )
          guard localization.key != source, isTranslated else { return }
          if state == "translated" { texts.finished.insert(text) }
          if state == "needs_review" { texts.waiting.insert(text) }
        }
      }
    }
    return texts
  }

  /// Calls a function for each object with a state, whatever is around it.
  private static func forEachText(
    _ value: JSONValue,
    _ path: String,
    _ body: (String, String, [UInt8]) -> Void
  ) {
    if let state = value["state"]?.text {
      body(path, state, value["value"]?.line ?? value["values"]?.line ?? [])
    }
    for member in value.members { forEachText(member.value, "\(path).\(member.key)", body) }
  }
}

extension AgentFileInvariants.Text {
  func moved(to key: [UInt8]) -> Self {
    Self(file: file, key: key, language: language, path: path, value: value)
  }
}

extension JSONValue {
  /// The members of an object; empty for other values.
  var members: [Member] { if case .object(let members) = self { members } else { [] } }

  /// The elements of an array; empty for other values.
  var items: [JSONValue] { if case .array(let values) = self { values } else { [] } }
}

extension AgentCall {
  /// The keys that a renaming or a synchronization may have given another name, each with the names
  /// that it may have now.
  fileprivate func renames(_ old: [UInt8]?, _ new: [UInt8]?) -> [(old: [UInt8], new: [UInt8])] {
    func keys(_ bytes: [UInt8]?) -> Set<[UInt8]> {
      Set(AgentFileInvariants.texts(bytes, "").sources.keys)
    }
    let (before, after) = (keys(old), keys(new))
    let (gone, added) = (before.subtracting(after), after.subtracting(before))
    let renames = (arguments["edits"]?.items ?? []).filter { $0["action"]?.text == "rename" }
    guard !renames.isEmpty || tool == "sync_code" else { return [] }
    // A key may get several names one after the other, and that of a key which got another one.
    let named = renames.compactMap { $0["to"]?.text.map { Array($0.utf8) } }
    let names = added.union(named)
    return gone.union(renames.isEmpty ? [] : before).flatMap { key in names.map { (key, $0) } }
  }
}
