import Localization
import WeightCore

extension SettingRefusal {
  /// What to tell somebody whose log holds a setting that means nothing.
  var warning: String {
    String(
      localized:
        "The setting '\(name.rawValue)' of the log is '\(text)', which means nothing here; the usual value is taken.",
      comment: "Warning: the name of a setting, then its value, such as 'unit' and 'lbz'"
    )
  }
}
