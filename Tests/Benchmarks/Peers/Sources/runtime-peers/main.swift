// Times the runtime beside its peers in C, in Foundation and in the standard library: a line for each
// contestant, with its job, its name and its nanoseconds.
import CRuntimePeers
import CatalogLoading
import Foundation
import Localization
import SampleCatalog

let folder = FileManager.default.temporaryDirectory.appending(path: "runtime-peers-\(getpid())")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }

let spanish = UserLocale("es_ES")
let spain = FormatLocale("es_ES")
let britain = FormatLocale("en_GB")
var stopwatch = Stopwatch()

// The plain messages of the catalog, sixty-four keys in turn.
let keys = plainKeys
let values = keys.map { String.LocalizationValue($0) }
let texts = Dictionary(
  uniqueKeysWithValues: keys.map { ($0, String(localized: .init($0), locale: spanish)) }
)
try MessageFile.write(texts, below: folder)
let cKeys = keys.map { strdup($0) }
stopwatch.time("look a message up", "Localization") {
  String(localized: values[$0 & 63], locale: spanish).utf8.count
}
stopwatch.time("look a message up", "Dictionary<String, String>") {
  (texts[keys[$0 & 63]] ?? "").utf8.count
}
if peer_use_messages(folder.path, keys[0]) != 0 {
  stopwatch.time("look a message up", "gettext") { Int(peer_look_up(cKeys[$0 & 63])) }
}

// A message with a plural and two values.
stopwatch.time("show a message", "Localization") {
  String(localized: "\($0) books by \("Cervantes")", locale: spanish).utf8.count
}
let plainNumber = peer_number_format(".0", "es_ES")
stopwatch.time("show a message", "ICU in C, one number") {
  Int(peer_format_number(plainNumber, Double($0) / 7))
}
let spanishLocale = Locale(identifier: "es_ES")
stopwatch.time("show a message", "String(format:locale:)", count: 200) {
  String(format: "%lld books by %@", locale: spanishLocale, $0, NSString("Cervantes")).utf8.count
}

stopwatch.time("write a number", "Localization") {
  NumberStyle.number(fractionDigits: 1).format(Double($0) / 7, locale: spain).utf8.count
}
stopwatch.time("write a number", "ICU in C") {
  Int(peer_format_number(plainNumber, Double($0) / 7))
}
let formatter = NumberFormatter()
formatter.locale = spanishLocale
formatter.minimumFractionDigits = 1
formatter.maximumFractionDigits = 1
stopwatch.time("write a number", "NumberFormatter", count: 2000) {
  (formatter.string(from: NSNumber(value: Double($0) / 7)) ?? "").utf8.count
}

let kilograms = peer_number_format("unit/kilogram .0", "es_ES")
stopwatch.time("write 72,5 kg", "Localization") {
  MassStyle.mass(.kilograms).format(Double($0) / 7, locale: spain).utf8.count
}
stopwatch.time("write 72,5 kg", "ICU in C") {
  Int(peer_format_number(kilograms, Double($0) / 7))
}

let stones = peer_number_format("unit/kilogram usage/person .0", "en_GB")
stopwatch.time("write 11 st, 5.8 lb", "Localization", count: 4000) {
  MassStyle.mass().format(50 + Double($0) / 70, locale: britain).utf8.count
}
stopwatch.time("write 11 st, 5.8 lb", "ICU in C", count: 4000) {
  Int(peer_format_number(stones, 50 + Double($0) / 70))
}

let dates = peer_date_format("es_ES", "Europe/Madrid")
stopwatch.time("write a date", "Localization", count: 4000) {
  let moment = Date(timeIntervalSince1970: Double($0) * 86_400)
  return DateStyle.date(timeZone: "Europe/Madrid").format(moment, locale: spain).utf8.count
}
stopwatch.time("write a date", "ICU in C", count: 4000) {
  Int(peer_format_date(dates, Double($0) * 86_400_000))
}

// Files: what a program does when it starts.
let large = folder.appending(path: "Large.xcstrings").path
try Data(BenchmarkedCatalog.bytes()).write(to: URL(filePath: large))
try stopwatch.time("load a catalog in one language", "Localization", count: 3) { _ in
  try LocalizationBundle(stringCatalogs: [large], languages: ["es"]).sourceLanguage.utf8.count
}
