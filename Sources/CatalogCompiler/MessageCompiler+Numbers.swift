import CompiledCatalog
import Diagnostics
import FormatString
import ICU
import OrderedCollections
import StringCatalog

extension MessageCompiler {
  /// Returns the argument that a plural depends on.
  mutating func number(
    of variants: OrderedDictionary<PluralCategory, StringCatalog.Localization>,
    in context: Context
  ) -> ArgumentFormat {
    let forms = variants.values.compactMap(\.stringUnit?.value)
    let candidates = pluralNumbers(key: key, forms: forms)
    guard let first = candidates.first else {
      report(.pluralArgumentMissing, .warning, in: context)
      return .unseenPluralNumber
    }
    if candidates.count > 1 {
      let positions = candidates.map { "\($0.position)" }
      report(.pluralArgumentAmbiguous, .warning, in: context, [.list(positions)])
    }
    return first
  }
}
