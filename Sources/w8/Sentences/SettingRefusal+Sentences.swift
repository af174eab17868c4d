import Localization
import WeightCore

extension SettingRefusal {
  /// What to tell somebody whose log holds a setting that means nothing.
  var warning: String {
    String(
      localized:
        "The setting '\(name.rawValue)' of the log is '\(text)', which is not a valid value; the default is used.",
      comment: "Warning: the name of a setting, then its value, such as 'unit' and 'lbz'"
    )
  }
}
