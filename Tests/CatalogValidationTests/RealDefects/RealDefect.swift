import Diagnostics
import Testing

/// A defect that a project had, in an entry of our own that is as short as can be.
struct RealDefect: Sendable, CustomTestStringConvertible {
  /// Where it was found and mended: a repository, and a number there or a commit.
  let source: String
  /// The rule that has to find it.
  let rule: Diagnostic.ID
  /// The languages that are validated, the source language among them.
  let languages: [String]
  /// The entries as they were, with a marker where something has to be found.
  let entries: String
  /// The entries as they should be.
  let mended: String

  var testDescription: String { "\(source): \(rule.rawValue)" }

  /// Creates a defect from entries of a catalog.
  init(
    _ source: String,
    _ rule: Diagnostic.ID,
    in languages: String...,
    entries: String,
    mended: String
  ) {
    self.source = source
    self.rule = rule
    self.languages = ["en"] + languages
    self.entries = entries
    self.mended = mended
  }

  /// Creates a defect of a text that does not vary.
  init(
    _ source: String,
    _ rule: Diagnostic.ID,
    in language: String,
    of key: String,
    findings: Int = 1,
    _ text: String,
    mended: String
  ) {
    let entry = { (text: String) in
      #"""
      "\#(key)" : { "localizations" : { "\#(language)" : {
        "stringUnit" : { "state" : "translated", "value" : \#(text) } } } }
      """#
    }
    self.init(
      source,
      rule,
      in: language,
      entries: entry(String(repeating: "↓", count: findings) + "\"\(text)\""),
      mended: entry("\"\(mended)\"")
    )
  }

  /// Creates a defect of plural forms, each with a marker where it is wrong.
  init(
    _ source: String,
    _ rule: Diagnostic.ID,
    in language: String,
    of key: String,
    english: KeyValuePairs<String, String> = [:],
    _ forms: KeyValuePairs<String, String>,
    isFormsFound: Bool = false,
    mended: KeyValuePairs<String, String>
  ) {
    let plural = { (forms: KeyValuePairs<String, String>, marker: String) in
      let texts = forms.map { category, text in
        let marker = text.hasPrefix("↓") ? "↓" : ""
        let value = "\(marker)\"\(text.drop { $0 == "↓" })\""
        return
          #""\#(category)" : { "stringUnit" : { "state" : "translated", "value" : \#(value) } }"#
      }
      return #"{ "variations" : { "plural" : \#(marker){ \#(texts.joined(separator: ", ")) } } }"#
    }
    let entry = { (forms: KeyValuePairs<String, String>, marker: String) in
      let source = english.isEmpty ? "" : #""en" : \#(plural(english, "")), "#
      return
        #""\#(key)" : { "localizations" : { \#(source)"\#(language)" : \#(plural(forms, marker)) } }"#
    }
    self.init(
      source,
      rule,
      in: language,
      entries: entry(forms, isFormsFound ? "↓" : ""),
      mended: entry(mended, "")
    )
  }
}
