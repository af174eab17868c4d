import Localization
import Yams

let menu = try Yams.load(yaml: "dish: gazpacho") as? [String: String]
let dish = menu?["dish"] ?? ""
for language in ["en_GB", "es_ES"] {
  print(String(localized: "Today: \(dish)", locale: UserLocale(language)))
}
