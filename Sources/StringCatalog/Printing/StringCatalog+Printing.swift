package import Diagnostics
import JSONSyntax

extension StringCatalog {
  /// Returns the bytes of the catalog, for its file.
  ///
  /// A catalog that was read and not edited has the bytes that were read. Otherwise only the lines
  /// of the edited entries differ, and new entries follow the layout of the file. An edited catalog
  /// has no duplicate keys and no commas before closing brackets. A catalog that was not read from
  /// a file has Xcode's layout.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the file.
  package func printed() -> [UInt8] {
    guard let document else { return formatted() }
    guard entryTable.isEdited || !hasHeader(of: document) else {
      return document.encoding.encode(document.bytes)
    }
    var printer = EditPrinter(document)
    return document.encoding.encode(printer.print(items(over: document)))
  }

  /// Returns the catalog in Xcode's layout.
  ///
  /// - Parameter isSorted: Whether to sort the keys in Xcode's order. Otherwise they keep their
  ///   order.
  /// - Returns: The bytes of the catalog.
  /// - Complexity: O(*n*), where *n* is the length of the file.
  package func formatted(sortingKeys isSorted: Bool = false) -> [UInt8] {
    var writer = JSONWriter(layout: .xcode)
    writer.output.reserveCapacity(document?.bytes.count ?? 0)
    writeFormatted(to: &writer, sortingKeys: isSorted) { _ in true }
    return writer.output
  }
}

extension StringCatalog {
  /// Writes the catalog in Xcode's layout.
  ///
  /// - Parameters:
  ///   - writer: The writer.
  ///   - isSorted: Whether to sort the keys in Xcode's order.
  ///   - continues: Called before each entry. It may take the output so far, and returns whether to
  ///     write the entry.
  private func writeFormatted(
    to writer: inout JSONWriter,
    sortingKeys isSorted: Bool,
    _ continues: (inout JSONWriter) -> Bool
  ) {
    var order = entryTable.order
    if isSorted { order.sort { KeyOrder.precedes(key(at: $0), key(at: $1)) } }
    writer.writeContainer("{", header(), "}", indent: []) { writer, member, indent in
      writer.write(member.key)
      writer.output += writer.layout.colon
      guard member.key == Self.stringsField else {
        return writer.write(member.value.inKeyOrder, indent: indent)
      }
      writer.writeContainer("{", order, "}", indent: indent) { writer, slot, indent in
        guard continues(&writer) else { return }
        writer.write(key(at: slot))
        writer.output += writer.layout.colon
        if let element = readValue(at: slot) {
          writer.write(element, indent: indent)
        } else {
          writer.write(value(at: slot).inKeyOrder, indent: indent)
        }
      }
    }
  }
}

extension StringCatalog {
  private static let stringsField = "strings"

  private func key(at slot: Int) -> String {
    entryTable.key(at: slot)
  }

  /// Returns the value of a slot as it was read, or `nil` if it was set since or was not read.
  private func readValue(at slot: Int) -> JSONElement? {
    guard entryTable.edits[slot] == nil, entryTable.hiddenValues[slot] == nil else { return nil }
    return entryTable.origin(of: slot)?.memberValue
  }

  /// Returns the value of a slot.
  ///
  /// For a hidden slot, this is the value that was read or set.
  ///
  /// - Parameters:
  ///   - slot: The slot.
  ///   - languages: The languages of the localizations; `nil` for all. The value of an edited slot
  ///     may have others, too.
  /// - Returns: The value.
  func value(at slot: Int, inLanguages languages: Set<String>? = nil) -> JSONValue {
    if let value = entryTable.hiddenValues[slot] { return value }
    guard entryTable.isHidden(slot), let origin = entryTable.origin(of: slot) else {
      return entry(at: slot, inLanguages: languages.map(SelectedKeys.init)).encoded
    }
    return origin.memberValue.decoded
  }

  /// Returns the members of the catalog in their order, with an empty object for the entries.
  func header() -> [JSONValue.Member] {
    var encoder = FieldEncoder(unknownFields)
    encoder.add("sourceLanguage", text: sourceLanguage)
    encoder.add(Self.stringsField, .object([]))
    encoder.add("version", text: version)
    guard case .object(let members) = encoder.object else { return [] }
    return members
  }

  private func hasHeader(of document: JSONDocument) -> Bool {
    header() == StringCatalog(document).header()
  }

  private func items(over document: JSONDocument) -> [EditPrinter.Item] {
    EditPrinter.Item.merging(header(), into: document.root)
      .map { item in
        guard item.key == Self.stringsField, case .value = item.content else { return item }
        return EditPrinter.Item(
          key: item.key,
          origin: item.origin,
          content: .members(entryItems())
        )
      }
  }

  /// Returns the entries as members of `strings`.
  ///
  /// Slots that were read have their original indexes.
  private func entryItems() -> [EditPrinter.Item] {
    entryTable.order.map { slot in
      let isRead = entryTable.origin(of: slot) != nil
      return EditPrinter.Item(
        key: key(at: slot),
        origin: isRead ? slot : nil,
        content: content(at: slot),
        isRenamed: entryTable.isRenamed(slot)
      )
    }
  }

  private func content(at slot: Int) -> EditPrinter.Content {
    guard let edit = entryTable.edits[slot] else {
      return entryTable.hiddenValues[slot].map { .value($0) } ?? .asRead
    }
    guard let languages = edit.languages, let origin = entryTable.origin(of: slot) else {
      return .value(edit.entry.encoded)
    }
    return .members(edit.entry.items(over: origin.memberValue, inLanguages: languages))
  }
}

extension StringCatalog.Entry {
  /// Returns the members of the entry over those that were read, of which the localizations in other
  /// languages are copied.
  fileprivate func items(
    over element: JSONElement,
    inLanguages languages: Set<String>
  ) -> [EditPrinter.Item] {
    guard case .object(let members) = encoded else { return [] }
    let read = element.member(Self.localizationsField)
    let set = members.first { $0.key == Self.localizationsField }?.value
    var changed: [JSONValue.Member] = []
    if case .object(let members) = set { changed = members }
    let localizations = EditPrinter.Item.merging(changed, into: read) { !languages.contains($0) }
    let others = members.filter { $0.key != Self.localizationsField }
    let place = JSONValue.Member(Self.localizationsField, .object([]))
    let all = localizations.isEmpty ? others : JSONValue.sortedMembers(others + [place])
    return EditPrinter.Item.merging(all, into: element)
      .map { item in
        guard item.key == Self.localizationsField else { return item }
        return EditPrinter.Item(
          key: item.key,
          origin: item.origin,
          content: .members(localizations)
        )
      }
  }
}

// MARK: - Edits

extension StringCatalog {
  /// A writer for string literals in the style of the catalog's file.
  ///
  /// - Complexity: O(*n*) in the length of the file that was read.
  package var literalWriter: LiteralWriter {
    LiteralWriter(layout: document.map { JSONLayout(of: $0) } ?? .xcode)
  }

  /// Returns the file with some parts replaced, in its encoding, and without duplicate keys.
  ///
  /// - Parameter edits: The replacements, with locations from the parser that do not overlap. Edits
  ///   outside of the file are ignored.
  /// - Returns: The bytes of the file, or those of a new one if the catalog was not read from a
  ///   file.
  /// - Complexity: O(*n* × *m*), where *n* is the length of the file and *m* the number of edits.
  package func printed(replacing edits: [FixIt.Edit]) -> [UInt8] {
    guard let document else { return printed() }
    var text = document.bytes
    var replacements = edits.map { (range: $0.location.utf8Range, text: $0.replacement) }
    for range in document.surplus where !replacements.contains(where: { $0.range.overlaps(range) })
    {
      replacements.append((range: range, text: ""))
    }
    replacements.sort { $0.range.lowerBound > $1.range.lowerBound }
    for replacement in replacements where replacement.range.upperBound <= text.count {
      text.replaceSubrange(replacement.range, with: replacement.text.utf8)
    }
    return document.encoding.encode(text)
  }
}

/// Writes string literals in the style of a catalog's file.
package struct LiteralWriter: Sendable {
  let layout: JSONLayout

  /// Returns a string with quotation marks, and with the escapes that the file uses.
  ///
  /// - Complexity: O(*n*) in the length of the string.
  package func literal(_ text: String) -> String {
    var writer = JSONWriter(layout: layout)
    writer.write(text)
    return String(decoding: writer.output, as: UTF8.self)
  }
}

// MARK: - Reformatting

extension StringCatalog {
  /// Returns the first line of the file that Xcode would write differently.
  ///
  /// - Parameter isSorted: Whether to compare the order of keys, too.
  /// - Returns: The line number, counted from 1. `nil` if the file has Xcode's layout, or if the
  ///   catalog was not read from a file.
  /// - Complexity: O(*n*), where *n* is the length of the file.
  public func firstUnformattedLine(sortingKeys isSorted: Bool = false) -> Int? {
    guard let document else { return nil }
    // Written and compared in parts, because the whole would need as much memory as the file.
    var comparison = LineComparison(with: document.encoding.encode(document.bytes))
    var writer = JSONWriter(layout: .xcode)
    writeFormatted(to: &writer, sortingKeys: isSorted) { writer in
      if writer.output.count >= Self.comparedLength { comparison.take(&writer.output) }
      return !comparison.isDifferent
    }
    comparison.take(&writer.output)
    return comparison.firstDifferentLine
  }

  /// The number of bytes that are compared together.
  private static let comparedLength = 1 << 16
}

/// A comparison of a text with another one that is given in parts.
private struct LineComparison {
  private let text: [UInt8]
  /// The number of bytes that are the same in both.
  private var sameCount = 0
  /// Whether a part differs.
  private(set) var isDifferent = false

  init(with text: [UInt8]) {
    self.text = text
  }

  /// Compares the next part, and removes it from the output.
  mutating func take(_ output: inout [UInt8]) {
    defer { output.removeAll(keepingCapacity: true) }
    guard !isDifferent else { return }
    let rest = text[sameCount...].prefix(output.count)
    if rest.elementsEqual(output) {
      sameCount += output.count
    } else {
      isDifferent = true
      sameCount += zip(rest, output).prefix { $0 == $1 }.count
    }
  }

  /// The first line in which the texts differ, counted from 1; `nil` if they are equal.
  var firstDifferentLine: Int? {
    guard isDifferent || sameCount < text.count else { return nil }
    return 1 + text[..<sameCount].count { $0 == UInt8(ascii: "\n") }
  }
}
