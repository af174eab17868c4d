import BenchmarkPeers
import Foundation
import ICU
import Localization

/// Numbers, masses, dates and the categories of plurals.
struct Formats {
  private let spain = FormatLocale("es_ES")
  private let britain = FormatLocale("en_GB")

  func time() throws {
    try timeNumbers()
    try timeKilograms()
    try timeCategories()
    try timeStones()
    try timeDates()
  }

  func countAllocations() {
    printAllocations("write a number", goal: 0, writeNumber)
    printAllocations("write \"72,5 kg\"", goal: 0, writeKilograms)
  }

  private func writeNumber(_ number: Int) -> Int {
    NumberStyle.number(fractionDigits: 1).format(Double(number) / 7, locale: spain).utf8.count
  }

  private func writeKilograms(_ number: Int) -> Int {
    MassStyle.mass(.kilograms).format(Double(number) / 7, locale: spain).utf8.count
  }

  private func timeNumbers() throws {
    let format = peer_number_format(".0", "es_ES")
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "es_ES")
    formatter.minimumFractionDigits = 1
    formatter.maximumFractionDigits = 1
    try compare(
      "write a number",
      [
        .localization(writeNumber),
        BenchmarkSubject("ICU in C", goal: 0.5) { Int(peer_format_number(format, Double($0) / 7)) },
        BenchmarkSubject("NumberFormatter", count: 2000) {
          (formatter.string(from: NSNumber(value: Double($0) / 7)) ?? "").utf8.count
        },
      ]
    )
  }

  private func timeKilograms() throws {
    let format = peer_number_format("unit/kilogram .0", "es_ES")
    try compare(
      "write \"72,5 kg\"",
      [
        .localization(writeKilograms),
        BenchmarkSubject("ICU in C", goal: 0.5) { Int(peer_format_number(format, Double($0) / 7)) },
      ]
    )
  }

  private func timeCategories() throws {
    let rules = try PluralRules(languageTag: "es")
    let peer = peer_plural_rules("es")
    try compare(
      "choose a plural category",
      [
        .localization { rules.category(for: $0) == .one ? 1 : 0 },
        BenchmarkSubject("ICU in C", goal: 0.2) { Int(peer_select_category(peer, Double($0))) },
      ]
    )
  }

  private func timeStones() throws {
    let format = peer_number_format("unit/kilogram usage/person .0", "en_GB")
    try compare(
      "write \"11 st, 5.8 lb\"",
      [
        .localization(count: 4000) {
          MassStyle.mass().format(50 + Double($0) / 70, locale: britain).utf8.count
        },
        BenchmarkSubject("ICU in C", count: 4000) {
          Int(peer_format_number(format, 50 + Double($0) / 70))
        },
      ]
    )
  }

  private func timeDates() throws {
    let format = peer_date_format("es_ES", "Europe/Madrid")
    try compare(
      "write a date",
      [
        .localization(count: 4000) {
          DateStyle.date(timeZone: "Europe/Madrid")
            .format(Date(timeIntervalSince1970: Double($0) * 86_400), locale: spain).utf8.count
        },
        BenchmarkSubject("ICU in C", count: 4000) {
          Int(peer_format_date(format, Double($0) * 86_400_000))
        },
      ]
    )
  }
}
