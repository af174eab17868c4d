import Foundation
import WeightCore

extension Mass {
  /// The exact number of kilograms; a binary number would round some of them.
  var exactKilograms: Decimal { Decimal(string: kilogramText) ?? 0 }
}
