package import Diagnostics
package import StringCatalog

/// Invariants of every catalog, regardless of the content of the file.
///
/// The unit tests and the fuzzer check the same list.
package enum CatalogInvariants {
  /// Checks a parsed file: prints, edits and parses it again.
  ///
  /// - Parameters:
  ///   - parsed: The parsed file.
  ///   - bytes: The content of the file.
  ///   - generator: The source of randomness, which selects the entries to edit.
  /// - Returns: A description of the violated invariant; `nil` if there is none.
  package static func violation(
    by parsed: ParseResult<StringCatalog?>,
    of bytes: [UInt8],
    using generator: inout some RandomNumberGenerator
  ) -> String? {
    if parsed.diagnostics.count > 304 { return "there are \(parsed.diagnostics.count) diagnostics" }
    // Offsets count UTF-8 bytes: two bytes of UTF-16 are at most three of UTF-8.
    let end = 2 * bytes.count
    guard parsed.diagnostics.allSatisfy({ ($0.location?.utf8Range.upperBound ?? .max) <= end })
    else {
      return "a diagnostic has no place in the file"
    }
    if let violation = repair(parsed, of: bytes) { return violation }
    guard let catalog = parsed.value else {
      return parsed.diagnostics.count == 1 && parsed.hasErrors
        ? nil : "no catalog, and not one error"
    }
    guard catalog.printed() == bytes else { return "what is printed is not what was read" }
    return edit(catalog, parsed, using: &generator) ?? format(catalog, parsed, using: &generator)
  }

  /// Repairs the file, whose result must need no further repair.
  private static func repair(_ parsed: ParseResult<StringCatalog?>, of bytes: [UInt8]) -> String? {
    let repair = StringCatalog.repair(bytes, file: "repair")
    guard let repaired = repair.bytes else {
      return parsed.value == nil ? nil : "a readable catalog cannot be repaired"
    }
    if repair.repairs.isEmpty, repaired != bytes { return "a change is not reported" }
    let again = StringCatalog.repair(repaired, file: "again")
    guard again.bytes == repaired, again.repairs.isEmpty else { return "a repair is not complete" }
    guard let catalog = parsed.value, let read = StringCatalog.parse(repaired, file: "F").value
    else { return nil }
    return read.formatted() == catalog.formatted() ? nil : "a repair changes the content"
  }

  /// The problems that every edit repairs.
  private static let repairedIDs: Set<Diagnostic.ID> = ["key-duplicate", "json-trailing-comma"]

  /// Sets some entries unchanged, then changes one, removes one and adds one.
  private static func edit(
    _ catalog: StringCatalog,
    _ parsed: ParseResult<StringCatalog?>,
    using generator: inout some RandomNumberGenerator
  ) -> String? {
    var edited = catalog
    let keys = catalog.keys
    let some = (0..<min(8, keys.count)).compactMap { _ in keys.randomElement(using: &generator) }
    for key in some { edited[key] = catalog[key] }
    let isRepaired = parsed.diagnostics.contains { Self.repairedIDs.contains($0.id) }
    guard isRepaired || edited.printed() == catalog.printed() else {
      return "an entry set to itself changes bytes"
    }
    if let key = some.first { edited[key]?.comment = "edited" }
    if some.count > 2, Bool.random(using: &generator) { edited[some[1]] = nil }
    edited["inserted"] = StringCatalog.Entry(shouldTranslate: false)
    let again = StringCatalog.parse(edited.printed(), file: "again")
    guard parsed.hasErrors || !again.hasErrors else { return "an edit makes errors" }
    guard !again.diagnostics.contains(where: { Self.repairedIDs.contains($0.id) }) else {
      return "an edited catalog has duplicate keys or surplus commas"
    }
    guard let read = again.value else { return "an edited catalog cannot be read again" }
    guard hasSameTexts(read.keys, edited.keys) || parsed.hasErrors else {
      return "an edited catalog has other keys when it is read again"
    }
    let isSame = (some + ["inserted"])
      .allSatisfy { parsed.hasErrors || edited[$0].isSame(as: read[$0]) }
    return isSame ? nil : "an edited entry is another one when it is read again"
  }

  /// Formats the catalog.
  ///
  /// This takes long, so only some inputs are checked.
  private static func format(
    _ catalog: StringCatalog,
    _ parsed: ParseResult<StringCatalog?>,
    using generator: inout some RandomNumberGenerator
  ) -> String? {
    guard !parsed.hasErrors, Int.random(in: 0..<16, using: &generator) == 0 else { return nil }
    let formatted = catalog.formatted(sortingKeys: true)
    guard let read = StringCatalog.parse(formatted, file: "formatted").value else {
      return "a formatted catalog cannot be parsed"
    }
    guard Set(read.keys) == Set(catalog.keys) else { return "laying out changes the keys" }
    return read.formatted(sortingKeys: true) == formatted ? nil : "laying out twice differs"
  }

  private static func hasSameTexts(_ texts: [String], _ others: [String]) -> Bool {
    texts.elementsEqual(others) { $0.utf8.elementsEqual($1.utf8) }
  }
}

extension StringCatalog.Entry? {
  /// Returns whether the entry is equal to another one, except for the order of maps, which
  /// printing sorts as Xcode does.
  package func isSame(as other: Self) -> Bool {
    var catalogs = [StringCatalog(sourceLanguage: "x"), StringCatalog(sourceLanguage: "x")]
    catalogs[0]["key"] = self
    catalogs[1]["key"] = other
    return catalogs[0].printed() == catalogs[1].printed()
  }
}
