import Diagnostics
import StringCatalog
import StringExtraction
import SwiftTypeChecker
import TestSupport
import Testing

@Suite struct `Writing extracted strings` {
  @Test func `has the layout of compilers`() {
    let data = StringsData(
      source: "/App/View.swift",
      tables: [
        .init(
          name: "Localizable",
          entries: [
            .init(key: "Bye", location: .init(line: 2, column: 14)),
            .init(
              key: "k",
              value: "A \"value\"",
              comment: "c",
              location: .init(line: 3, column: 27)
            ),
          ]
        )
      ]
    )
    #expect(
      String(decoding: data.printed(), as: UTF8.self) == #"""
        {
          "source" : "/App/View.swift",
          "tables" : {
            "Localizable" : [
              {
                "comment" : "",
                "key" : "Bye",
                "location" : {
                  "startingColumn" : 14,
                  "startingLine" : 2
                }
              },
              {
                "comment" : "c",
                "key" : "k",
                "location" : {
                  "startingColumn" : 27,
                  "startingLine" : 3
                },
                "value" : "A \"value\""
              }
            ]
          },
          "version" : 1
        }
        """#
    )
  }

  @Test(arguments: 1...60)
  func `is read as it was written`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let data = StringsData.random(using: &generator)
    let parsed = StringsData.parse(data.printed(), file: "A.stringsdata")
    #expect(parsed.value == data)
    #expect(parsed.diagnostics.isEmpty)
  }

  @Test(arguments: 1...60)
  func `the result of reading any file is written and read again without changes`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let original = StringsData.random(using: &generator).printed()
    let other = StringsData.random(using: &generator).printed()
    for _ in 1...40 {
      let bytes = Mutator.catalogs.mutate(original, mixing: other, using: &generator)
      let parsed = StringsData.parse(bytes, file: "A.stringsdata")
      guard let value = parsed.value else {
        #expect(parsed.hasErrors)
        continue
      }
      let again = StringsData.parse(value.printed(), file: "A.stringsdata")
      // A duplicate table gives two tables and a diagnostic.
      #expect(again.value == value, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }
}

extension StringsData {
  /// Returns random strings of a source, including unusual ones.
  fileprivate static func random(using generator: inout SeededGenerator) -> StringsData {
    let texts = ["k", "%lld of %@", "", "é", "e\u{301}", "\"\\/\n\t\u{1}", "🙂\u{200F}", "="]
    let tables = (0..<Int.random(in: 0...3, using: &generator))
      .map { number in
        let entries = (0..<Int.random(in: 0...4, using: &generator))
          .map { _ in Entry.random(texts, using: &generator) }
        return Table(
          name: "\(texts.randomElement(using: &generator) ?? "")\(number)",
          entries: entries
        )
      }
    return StringsData(
      source: "/App/\(texts.randomElement(using: &generator) ?? "").swift",
      tables: tables,
      unresolved: (0..<Int.random(in: 0...3, using: &generator))
        .map { line in
          PlainLiteral(
            texts: Fingerprint(rawValue: generator.next()),
            range: 0..<0,
            line: line + 1,
            column: 1,
            unknown: .init(name: texts.randomElement(using: &generator) ?? "", reason: "undeclared")
          )
        },
      isIncomplete: Bool.random(using: &generator)
    )
  }
}

extension StringsData.Entry {
  fileprivate static func random(
    _ texts: [String],
    using generator: inout SeededGenerator
  ) -> Self {
    let comment = texts.randomElement(using: &generator).flatMap { $0.isEmpty ? nil : $0 }
    let location = StringsData.Location(
      line: Int.random(in: 1...9000, using: &generator),
      column: Int.random(in: 1...120, using: &generator)
    )
    return Self(
      key: texts.randomElement(using: &generator) ?? "",
      value: Bool.random(using: &generator) ? texts.randomElement(using: &generator) : nil,
      phrases: Bool.random(using: &generator) ? [] : ["a", "b"],
      comment: comment,
      location: Bool.random(using: &generator) ? location : nil,
      assumed: Bool.random(using: &generator)
        ? AssumedSpecifiers() : AssumedSpecifiers(inKey: [0, 8], inDefaultValue: [8])
    )
  }
}
