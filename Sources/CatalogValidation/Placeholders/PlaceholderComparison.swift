import FormatString
import OrderedCollections
import StringCatalog

/// What is wrong with the placeholders of one text.
struct PlaceholderComparison {
  private(set) var problems: [Problem] = []

  /// One way in which the placeholders of a text can be wrong.
  enum Problem: Hashable, Sendable {
    /// The text lacks these.
    case missing([String])
    /// The code has no argument for these.
    case unexpected([String])
    /// The text has the one where the source has the other, which is of another type.
    case type(String, expected: String)
    /// The text has the one where the source has the other, which is a whole number of more or
    /// fewer bits.
    case width(String, expected: String)

    /// Whether it only shows with numbers that few texts ever see.
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

  /// Whether the source shows the argument that a substitution varies with, or another of its forms.
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

  /// Compares what stands for the argument that a substitution varies with, because it has no
  /// position, with the type of that argument.
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

  /// Whether a form of a substitution shows the argument that it varies with.
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

  /// Finds percent signs that look like prose, and that printf takes for placeholders all the same.
  ///
  /// In "%lld % de tu objetivo", `% d` is one. Those that the source has, too, are meant.
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

  /// Whether the code passes something, so that a text is a format and no percent sign in it prose.
  private static func isFormatted(_ available: [Int: PlaceholderUse]) -> Bool {
    available.values.contains { !$0.mayBeProse }
  }

  private static var conversion: Regex<Substring> {
    /%[-+# 0']*\d*(?:\.\d*)?(?:hh|ll|[hlqLztj])?[@diouxXDUOaAeEfFgGcCsSp]/
  }
}

/// Which argument each placeholder of a text is meant for, as far as the types tell.
struct PlaceholderOrder {
  /// The text with each placeholder numbered.
  let text: String

  /// Finds the order of a text that has all placeholders of its source, in another order and without
  /// numbers: "%lld de %@" for "%@ of %lld".
  ///
  /// - Returns: `nil` if two arguments have one type, if the text is right as it is, or if it has
  ///   anything but plain placeholders.
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
