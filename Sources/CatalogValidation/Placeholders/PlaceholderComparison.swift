import FormatString
import OrderedCollections
import StringCatalog

/// The problems of the placeholders of one text.
struct PlaceholderComparison {
  private(set) var problems: [Problem] = []

  /// A problem with placeholders.
  enum Problem: Hashable, Sendable {
    /// The text lacks these placeholders.
    case missing([String])
    /// The code has no argument for these placeholders.
    case unexpected([String])
    /// A placeholder differs in type from that of the source.
    case type(String, expected: String)
    /// A placeholder is an integer with another number of bits than that of the source.
    case width(String, expected: String)

    /// Whether the problem only affects unusual numbers.
    var isMinor: Bool {
      if case .width = self { true } else { false }
    }
  }

  init(
    _ leaf: LocalizationLeaf,
    of localization: LocalizationSubject,
    with expected: ExpectedPlaceholders
  ) {
    let substitutions = localization.localization?.substitutions ?? [:]
    let mayLeaveOutNumber = leaf.mayLeaveOutNumber(in: localization.language)
    if let name = leaf.substitution {
      let uses = PlaceholderSet(ofForm: leaf.value, of: substitutions[name]).uses
      compare(uses, with: expected.available)
      compareNumber(in: leaf, with: substitutions[name])
      if !mayLeaveOutNumber, !Self.showsNumber(leaf, substitutions[name]),
        Self.isNumberShown(by: substitutions[name], name, of: localization, expected)
      {
        problems.append(.missing(["%arg"]))
      }
    } else {
      let uses = PlaceholderSet(of: leaf.value, substitutions: substitutions).uses
      compare(uses, with: expected.available)
      findMissing(in: uses, expected, mayLeaveOutNumber: mayLeaveOutNumber)
    }
    findConversions(in: leaf, of: localization.entry, expected)
  }

  /// Returns whether the source shows the argument that selects the form of a substitution, or
  /// another of its forms does.
  private static func isNumberShown(
    by substitution: StringCatalog.Substitution?,
    _ name: String,
    of localization: LocalizationSubject,
    _ expected: ExpectedPlaceholders
  ) -> Bool {
    if let argument = substitution?.argNum, expected.required.contains(argument) { return true }
    return localization.leaves.contains { leaf in
      leaf.substitution == name && showsNumber(leaf, substitution)
    }
  }

  /// Compares the type of the placeholders for the argument that selects the form of a
  /// substitution, which have no position.
  private mutating func compareNumber(
    in leaf: LocalizationLeaf,
    with substitution: StringCatalog.Substitution?
  ) {
    guard let number = substitution?.specifier, let format = leaf.format else { return }
    let expected = PlaceholderUse(kind: number.argumentKind, text: number.text)
    for specifier in format.specifiers where specifier.argumentIndex == nil {
      let use = PlaceholderUse(specifier, in: leaf.value)
      if !use.mayBeProse, !use.agrees(with: expected) {
        problems.append(.type(use.text, expected: expected.text))
      }
    }
  }

  /// Returns whether a form of a substitution shows the argument that selects it.
  private static func showsNumber(
    _ leaf: LocalizationLeaf,
    _ substitution: StringCatalog.Substitution?
  ) -> Bool {
    leaf.format?.shows(argument: substitution?.argNum) ?? false
  }

  private mutating func compare(
    _ uses: [Int: PlaceholderUse],
    with available: [Int: PlaceholderUse]
  ) {
    let isFormatted = Self.isFormatted(available)
    var unexpected: [String] = []
    for (position, use) in uses.sorted(by: { $0.key < $1.key }) where !use.isInForm {
      guard let expected = available[position] else {
        if !use.mayBeProse || isFormatted { unexpected.append(use.text) }
        continue
      }
      guard !use.mayBeProse else { continue }
      if !use.agrees(with: expected) {
        problems.append(.type(use.text, expected: expected.text))
      } else if use.kind.bits != expected.kind.bits {
        problems.append(.width(use.text, expected: expected.text))
      }
    }
    if !unexpected.isEmpty { problems.append(.unexpected(unexpected)) }
  }

  private mutating func findMissing(
    in uses: [Int: PlaceholderUse],
    _ expected: ExpectedPlaceholders,
    mayLeaveOutNumber: Bool
  ) {
    let optional = mayLeaveOutNumber ? expected.pluralArgument : nil
    let missing = expected.required.sorted()
      .filter { uses[$0] == nil && $0 != optional }
      .compactMap { expected.available[$0]?.text }
    if !missing.isEmpty { problems.append(.missing(missing)) }
  }

  /// Finds percent signs that look like prose, but that printf interprets as placeholders.
  ///
  /// In "%lld % de tu objetivo", `% d` is one. Those that are also in the source are intended.
  private mutating func findConversions(
    in leaf: LocalizationLeaf,
    of entry: EntrySubject,
    _ expected: ExpectedPlaceholders
  ) {
    guard let format = leaf.format, Self.isFormatted(expected.available) else { return }
    let found = Self.conversions(in: format)
    guard !found.isEmpty else { return }
    let source = entry.source(of: leaf)?.format ?? FormatString(parsing: entry.key)
    let meant = Self.conversions(in: source)
    let unexpected = found.filter { !meant.contains($0) }
    if !unexpected.isEmpty { problems.append(.unexpected(unexpected)) }
  }

  private static func conversions(in format: FormatString) -> [String] {
    format.segments.flatMap { segment -> [String] in
      guard case .text(let text) = segment, text.contains("%") else { return [] }
      return text.matches(of: conversion).map { String($0.output) }
    }
  }

  /// Returns whether the code passes arguments, so that a text is a format string and cannot
  /// contain a single percent sign.
  private static func isFormatted(_ available: [Int: PlaceholderUse]) -> Bool {
    available.values.contains { !$0.mayBeProse }
  }

  private static var conversion: Regex<Substring> {
    /%[-+# 0']*\d*(?:\.\d*)?(?:hh|ll|[hlqLztj])?[@diouxXDUOaAeEfFgGcCsSp]/
  }
}

/// The arguments for which the placeholders of a text are probably meant, according to their types.
struct PlaceholderOrder {
  /// The text with numbered placeholders.
  let text: String

  /// Determines the order of a text that has all placeholders of its source, unnumbered and in
  /// another order: "%lld de %@" for "%@ of %lld".
  ///
  /// - Returns: `nil` if two arguments have the same type, if the text is correct, or if it has
  ///   other than simple placeholders.
  init?(of format: FormatString, with available: [Int: PlaceholderUse]) {
    let specifiers = format.specifiers
    guard !specifiers.isEmpty, specifiers.count == available.count,
      specifiers.count == format.unnumberedCount,
      specifiers.count == format.argumentUses.count
    else { return nil }
    let positions = specifiers.compactMap { specifier -> Int? in
      let use = PlaceholderUse(kind: specifier.argumentKind, text: specifier.text)
      let fitting = available.filter { use.agrees(with: $0.value) && !$0.value.isInForm }
      return fitting.count == 1 ? fitting.first?.key : nil
    }
    guard positions.count == specifiers.count, Set(positions) == Set(1...positions.count),
      positions != positions.sorted()
    else { return nil }
    let order = positions.indices.sorted { positions[$0] < positions[$1] }.map { $0 + 1 }
    text = format.reordered(by: order).text
  }
}
