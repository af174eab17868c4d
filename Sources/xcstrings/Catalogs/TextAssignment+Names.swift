import CommandSupport
import Localization
import OrderedCollections
import StringCatalog

extension TextAssignment {
  /// Checks that the state and the variation exist, or that the text has them already.
  ///
  /// A slip in a file must not become a state or a device of its own; what another tool wrote into
  /// the catalog may stay.
  func checkNames(in catalog: StringCatalog) throws(CommandFailure) {
    let localization = catalog[key]?.localizations[language]
    let unit = localization?.leaves.first { $0.name == variation }?.unit
    if let unknownState, unknownState != unit?.state.rawValue {
      throw CommandFailure.noState(unknownState)
    }
    guard unit == nil, !Self.isKnown(variation) else { return }
    throw CommandFailure.noVariation(variation)
  }

  private static func isKnown(_ variation: String) -> Bool {
    guard let variant = StringCatalog.Variant(name: variation) else {
      return variation.hasPrefix("stringSet.")
    }
    return variant.device.map { DeviceArgument.allValueStrings.contains($0.rawValue) } ?? true
  }
}

extension CommandFailure {
  fileprivate static func noState(_ name: String) -> CommandFailure {
    CommandFailure(
      String(
        localized: "There is no state '\(name)'.",
        comment: "Error of xcstrings set --from. The argument is what a file has"
      ),
      hint: String(
        localized: "The states are: \(Quotation.list(TranslationStateArgument.allValueStrings)).",
        comment: "Below the error that there is no such state. The argument is a list"
      ),
      status: .data
    )
  }

  fileprivate static func noVariation(_ name: String) -> CommandFailure {
    CommandFailure(
      String(
        localized: "There is no variation '\(name)'.",
        comment: "Error of xcstrings set --from. The argument is what a file has"
      ),
      hint: String(
        localized:
          "Variations are written as 'plural.one', 'device.iphone' or 'device.mac.plural.other'.",
        comment: "Below the error that there is no such variation"
      ),
      status: .data
    )
  }
}
