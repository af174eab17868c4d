import FormatString
import OrderedCollections
import StringCatalog

/// The problems of the placeholders of one text.
struct PlaceholderComparison {
  private(set) var problems: [Problem] = []
  /// The order that explains all problems; `nil` if there is none.
  private(set) var order: PlaceholderOrder?

  /// A problem with placeholders.
  enum Problem: Hashable, Sendable {
    /// The text lacks these placeholders.
    case missing([String])
    /// The code has no argument for these placeholders.
    case unexpected([String])
    /// The text is no format string, so that these placeholders are shown.
    case literal([String])
    /// A placeholder differs in type from that of the source.
    case type(String, expected: String)
    /// Two placeholders use the same argument with different types.
    case conflict(PlaceholderSet.Conflict)
    /// A placeholder is an integer with another number of bits than that of the source.
    case width(String, expected: String)
    /// The text lacks these placeholders, so the first of the following ones shows their value.
    case shifted([String], shown: String)
    /// A placeholder contains a space, which is shown.
    case spaced(String)
    /// The source text has an escaped percent sign, and the text one that printf interprets.
    case strayPercentSign
    /// The text lacks the percent sign of the source text.
    case missingPercentSign
    /// A placeholder of the source text is misspelled.
    case malformed(MalformedPlaceholder)

    /// Whether a placeholder has another type.
    var isOfType: Bool { if case .type = self { true } else { false } }

    /// Whether the problem only affects unusual numbers, or the appearance of a text.
    var isMinor: Bool {
      switch self {
      case .width, .spaced, .missingPercentSign, .literal: true
      default: false
      }
    }
  }

  init(
    _ leaf: LocalizationLeaf,
    of localization: LocalizationSubject,
    with expected: ExpectedPlaceholders
  ) {
    let substitutions = localization.substitutions
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
      let placeholders = PlaceholderSet(
        of: leaf.value,
        leaf.format,
        substitutions: substitutions
      )
      compare(placeholders.uses, with: expected.available)
      findMissing(
        in: placeholders.uses,
        expected,
        mayLeaveOutNumber: mayLeaveOutNumber,
        hasUndefinedSubstitution: leaf.format?.substitutionNames
          .contains { substitutions[$0] == nil } ?? false
      )
    }
    findConversions(in: leaf, of: localization.entry, expected)
    if let source = localization.entry.source(of: leaf) {
      findPercentSigns(in: leaf, of: source, expected)
      joinShifted(leaf, of: source)
      if !localization.entry.mayBeFormat { acceptPercentSigns(beside: source, expected) }
    }
    if leaf.substitution == nil, let format = leaf.format, problems.contains(where: \.isOfType) {
      order = PlaceholderOrder(of: format, with: expected.available)
    }
  }

  /// Accepts the percent signs of a text that is no format string, as in a storyboard.
  ///
  /// If the source text has no percent sign, something that looks like a placeholder is a mistake.
  private mutating func acceptPercentSigns(
    beside source: LocalizationLeaf,
    _ expected: ExpectedPlaceholders
  ) {
    guard !Self.isFormatted(expected.available) else { return }
    problems = problems.compactMap { problem in
      guard case .unexpected(let placeholders) = problem else { return problem }
      return source.traits.contains(.percentSign) ? nil : .literal(placeholders)
    }
  }

  /// Compares the percent signs that are not placeholders with those of the source text.
  private mutating func findPercentSigns(
    in leaf: LocalizationLeaf,
    of source: LocalizationLeaf,
    _ expected: ExpectedPlaceholders
  ) {
    guard let wanted = source.format?.segments, wanted.contains(.escapedPercent),
      Self.isFormatted(expected.available), leaf.substitution == nil
    else { return }
    let found = leaf.format?.segments ?? []
    let isStray = found.contains { segment in
      if case .text(let text) = segment { text.contains("%") } else { false }
    }
    // Of several problems with one sign, the first is reported.
    let isKnown = problems.contains { if case .unexpected = $0 { true } else { false } }
    if isStray, !isKnown {
      problems.append(.strayPercentSign)
    } else if !isStray, !found.contains(.escapedPercent),
      !wanted.contains(where: Self.hasLetters), !leaf.hasWords
    {
      problems.append(.missingPercentSign)
    }
  }

  private static func hasLetters(_ segment: FormatString.Segment) -> Bool {
    if case .text(let text) = segment { text.contains(where: \.isLetter) } else { false }
  }

  /// Reports one missing placeholder instead of different types of all following ones.
  private mutating func joinShifted(_ leaf: LocalizationLeaf, of source: LocalizationLeaf) {
    guard let format = leaf.format, let original = source.format,
      format.unnumberedCount == format.specifiers.count,
      original.unnumberedCount == original.specifiers.count,
      let first = problems.firstIndex(where: \.isOfType),
      case .type(let shown, _) = problems[first],
      problems.contains(where: { if case .missing = $0 { true } else { false } })
    else { return }
    var rest = format.specifiers.map(\.text)[...]
    var lost: [String] = []
    for text in original.specifiers.map(\.text) {
      if rest.first == text { rest.removeFirst() } else { lost.append(text) }
    }
    guard rest.isEmpty, !lost.isEmpty else { return }
    problems.removeAll { problem in
      switch problem {
      case .type, .width, .missing: true
      default: false
      }
    }
    problems.insert(.shifted(lost, shown: shown), at: 0)
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
        problems.append(Self.difference(of: use, from: expected))
      } else if use.kind.bits != expected.kind.bits {
        problems.append(Self.difference(of: use, from: expected, isWidth: true))
      }
    }
    if !unexpected.isEmpty { problems.append(.unexpected(unexpected)) }
  }

  /// Returns the problem of two types; substitutions of the same name have different specifiers.
  private static func difference(
    of use: PlaceholderUse,
    from expected: PlaceholderUse,
    isWidth: Bool = false
  ) -> Problem {
    var (found, wanted) = (use.text, expected.text)
    if found == wanted, let own = use.specifier, let other = expected.specifier {
      found += " (\(own))"
      wanted += " (\(other))"
    }
    return isWidth ? .width(found, expected: wanted) : .type(found, expected: wanted)
  }

  private mutating func findMissing(
    in uses: [Int: PlaceholderUse],
    _ expected: ExpectedPlaceholders,
    mayLeaveOutNumber: Bool,
    hasUndefinedSubstitution: Bool
  ) {
    let optional = mayLeaveOutNumber ? expected.pluralArgument : nil
    // A substitution without a definition has its own finding.
    guard !hasUndefinedSubstitution else { return }
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
    var unexpected = found.filter { !meant.contains($0) }
    findSpaced(in: &unexpected, of: leaf)
    if !unexpected.isEmpty { problems.append(.unexpected(unexpected)) }
  }

  /// Finds placeholders that the text has with an additional space: `% @`.
  ///
  /// `CFString` and printf take the space for a flag, and show the value.
  private mutating func findSpaced(in conversions: inout [String], of leaf: LocalizationLeaf) {
    for conversion in conversions where conversion.hasPrefix("% ") {
      let meant = conversion.replacing(" ", with: "")
      guard let missing = problems.firstIndex(where: { $0.lacks(meant) }),
        let end = leaf.value.firstRange(of: conversion)?.upperBound,
        conversion.hasSuffix("@") || !(leaf.value[end...].first?.isLetter ?? false)
      else { continue }
      problems[missing].remove(meant)
      if problems[missing] == .missing([]) { problems.remove(at: missing) }
      problems.append(.spaced(conversion))
      conversions.removeAll { $0 == conversion }
    }
  }

  /// Returns the placeholders of printf in the texts between the arguments.
  static func conversions(in format: FormatString) -> [String] {
    format.segments.flatMap { segment -> [String] in
      guard case .text(let text) = segment, text.utf8.contains(UInt8(ascii: "%")) else { return [] }
      return text.parts(startingWith: "%", read: readConversion)
        .map { String($0) }
    }
  }

  /// Returns whether the code passes arguments, so that a text is a format string and cannot
  /// contain a single percent sign.
  private static func isFormatted(_ available: [Int: PlaceholderUse]) -> Bool {
    available.values.contains { !$0.mayBeProse }
  }

  /// Reads a placeholder as printf does: flags, width, precision, size and conversion.
  private static func readConversion(_ text: inout PatternScanner) -> Bool {
    _ = text.read(UInt8(ascii: "%"))
    text.readAll(where: "-+# 0'".utf8.contains)
    text.readAll(where: \.isDigit)
    if text.read(UInt8(ascii: ".")) { text.readAll(where: \.isDigit) }
    text.readSizeOfArgument()
    return text.readOne(where: "@diouxXDUOaAeEfFgGcCsSp".utf8.contains)
  }
}

extension PlaceholderComparison.Problem {
  /// Returns whether a placeholder is among the missing ones, with or without its position.
  fileprivate func lacks(_ placeholder: String) -> Bool {
    guard case .missing(let placeholders) = self else { return false }
    return placeholders.contains { $0 == placeholder || $0.withoutPosition == placeholder }
  }

  /// Removes a placeholder from the missing ones.
  fileprivate mutating func remove(_ placeholder: String) {
    guard case .missing(var placeholders) = self,
      let index = placeholders.firstIndex(where: {
        $0 == placeholder || $0.withoutPosition == placeholder
      })
    else { return }
    placeholders.remove(at: index)
    self = .missing(placeholders)
  }
}

extension String {
  /// A placeholder without its position: `%@` for `%1$@`.
  fileprivate var withoutPosition: String {
    FormatString(parsing: self).specifiers.first
      .map { _ in "%" + drop { $0 == "%" || $0.isNumber || $0 == "$" } } ?? self
  }
}

/// The arguments for which the placeholders of a text are probably meant, according to their types.
struct PlaceholderOrder {
  /// The text with numbered placeholders.
  let text: String
  /// The numbered placeholders, in the order of the text.
  var specifiers: [String] { FormatString(parsing: text).specifiers.map(\.text) }

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
