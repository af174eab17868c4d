/// How long a unit of measure is written.
public enum UnitWidth: Hashable, Sendable, CaseIterable {
  /// "72.5kg", "11st 5.8lb"
  case narrow
  /// "72.5 kg", "11 st, 5.8 lb"
  case short
  /// "72.5 kilograms", "11 stones, 5.8 pounds"
  case full
}
