import FormatString
import OrderedCollections
import StringCatalog

/// Converts strings of one localization between the notations of catalogs and exchange formats.
///
/// Catalogs use `%#@days@` and `%arg`. In exchange formats every argument has its position:
/// `%1$#@days@` and `%1$lld`.
struct ExchangeNotation {
  private var substitutions: OrderedDictionary<String, StringCatalog.Substitution>
  /// The known positions of the arguments of substitutions.
  private var positions: [String: Int] = [:]

  /// Creates the notation for the strings of a localization.
  ///
  /// - Parameters:
  ///   - localization: The localization with the strings; `nil` if there is none yet.
  ///   - source: The fallback for substitutions that the localization lacks.
  init(
    of localization: StringCatalog.Localization?,
    source: StringCatalog.Localization? = nil
  ) {
    substitutions = localization?.substitutions ?? [:]
    substitutions.merge(source?.substitutions ?? [:]) { own, _ in own }
    guard !substitutions.isEmpty else { return }
    let texts = [localization, source].compactMap(\.self).flatMap(\.rootTexts)
    let implied = Self.positions(in: texts)
    for (name, substitution) in substitutions {
      positions[name] = substitution.argNum ?? implied[name]
    }
  }

  private static func positions(in texts: [String]) -> [String: Int] {
    texts.flatMap { FormatString(parsing: $0).argumentUses }
      .reduce(into: [:]) { positions, use in
        guard case .substitution(let name) = use.user, positions[name] == nil else { return }
        positions[name] = use.position
      }
  }
}

// MARK: - Export

extension ExchangeNotation {
  /// Returns a string of a catalog in the notation of exchange formats.
  func explicit(_ text: String, _ variant: StringCatalog.Variant) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    let format = FormatString(parsing: text)
    let segments = isNumberingNeeded(format) ? format.numbered().segments : format.segments
    return segments.reduce(into: "") { $0 += explicit($1, variant) }
  }

  private func explicit(
    _ segment: FormatString.Segment,
    _ variant: StringCatalog.Variant
  ) -> String {
    switch segment {
    case .substitution(let name, nil):
      FormatString.Segment.substitution(name: name, argument: positions[name]).text
    case .argument: argument(of: variant) ?? segment.text
    default: segment.text
    }
  }

  /// Returns the specifier that replaces `%arg` in a form of a substitution; `nil` if it is
  /// unknown.
  private func argument(of variant: StringCatalog.Variant) -> String? {
    guard let name = variant.substitution, let position = positions[name],
      let specifier = substitutions[name]?.formatSpecifier, !specifier.isEmpty,
      !specifier.contains("$")
    else { return nil }
    return "%\(position)$\(specifier)"
  }

  /// Returns whether placeholders without a position need one, because there are substitutions.
  ///
  /// Without explicit positions, the order would change: in `%1$#@days@ of %@`, `%@` would be the
  /// first argument.
  private func isNumberingNeeded(_ format: FormatString) -> Bool {
    let names = Set(format.substitutionNames)
    guard !names.isEmpty, format.unnumberedCount > names.count else { return false }
    return format.argumentUses.allSatisfy { use in
      guard case .substitution(let name) = use.user else { return true }
      return (positions[name] ?? use.position) == use.position
    }
  }
}

// MARK: - Import

extension ExchangeNotation {
  /// Returns an imported string in the notation of catalogs.
  ///
  /// - Parameters:
  ///   - text: The string in the notation of exchange formats, or in that of catalogs.
  ///   - variant: The variant of the string.
  ///   - model: A string of the catalog whose notation is preferred: the one that is replaced, or
  ///     the source string.
  /// - Returns: The string, with names instead of positions if they are equivalent.
  func folded(
    _ text: String,
    _ variant: StringCatalog.Variant,
    like model: String? = nil
  ) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    var format = FormatString(parsing: text)
    let model = model.map(FormatString.init(parsing:))
    foldArgument(in: &format, variant, like: model)
    guard !format.substitutionNames.isEmpty else { return format.text }
    let named = format.mapped { segment in
      guard case .substitution(let name, _?) = segment else { return segment.text }
      return FormatString.Segment.substitution(name: name, argument: nil).text
    }
    guard model?.numberedSubstitutions.isEmpty ?? true else { return format.text }
    if let model, isNumberingNeeded(model) {
      let plain = named.mapped { segment in
        guard case .specifier(let specifier) = segment else { return segment.text }
        return specifier.unnumberedText
      }
      if positions(in: plain) == positions(in: format) { return plain.text }
    }
    let isSame =
      positions(in: named, ofSubstitutionsAlone: true)
      == positions(in: format, ofSubstitutionsAlone: true)
    return isSame ? named.text : format.text
  }

  private func foldArgument(
    in format: inout FormatString,
    _ variant: StringCatalog.Variant,
    like model: FormatString?
  ) {
    guard let argument = argument(of: variant) else { return }
    let isMeant = model?.specifiers.contains { $0.text == argument } ?? false
    guard !isMeant else { return }
    format = format.mapped { segment in
      segment.text == argument ? FormatString.Segment.argument.text : segment.text
    }
  }

  /// Returns the positions of arguments, in the order of the string.
  private func positions(
    in format: FormatString,
    ofSubstitutionsAlone isRestricted: Bool = false
  ) -> [Int] {
    let numbered = Set(format.numberedSubstitutions)
    return format.argumentUses.compactMap { use in
      guard case .substitution(let name) = use.user else {
        return isRestricted ? nil : use.position
      }
      return numbered.contains(name)
        ? use.position : substitutions[name]?.argNum ?? use.position
    }
  }
}

extension FormatString {
  fileprivate func mapped(_ text: (Segment) -> String) -> FormatString {
    FormatString(parsing: segments.map(text).joined())
  }

  /// The names of the substitutions with an explicit position.
  fileprivate var numberedSubstitutions: [String] {
    segments.compactMap { segment in
      guard case .substitution(let name, _?) = segment else { return nil }
      return name
    }
  }
}

extension StringCatalog.Localization {
  /// The strings that do not belong to substitutions.
  var rootTexts: [String] {
    leaves.filter { $0.path.first != "substitutions" }.map(\.unit.value)
  }
}
