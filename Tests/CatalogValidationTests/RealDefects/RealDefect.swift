import Diagnostics
import Testing

/// A defect of a real project, reproduced in a minimal entry.
struct RealDefect: Sendable, CustomTestStringConvertible {
  /// The source of the defect: a repository, with an issue number or a commit.
  let source: String
  /// The rule that must report it.
  let rule: Diagnostic.ID
  /// The validated languages, including the source language.
  let languages: [String]
  /// The entries with the defect, with a marker at the expected location.
  let entries: String
  /// The correct entries.
  let fixed: String

  var testDescription: String { "\(source): \(rule.rawValue)" }

  /// Creates a defect from entries of a catalog.
  init(
    _ source: String,
    _ rule: Diagnostic.ID,
    in languages: String...,
    entries: String,
    fixed: String
  ) {
    self.source = source
    self.rule = rule
    self.languages = ["en"] + languages
    self.entries = entries
    self.fixed = fixed
  }

  /// Creates a defect in a text without variations.
  init(
    _ source: String,
    _ rule: Diagnostic.ID,
    in language: String,
    of key: String,
    findings: Int = 1,
    _ text: String,
    fixed: String
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
      fixed: entry("\"\(fixed)\"")
    )
  }

  /// Creates a defect in plural forms, each with a marker at the expected location.
  init(
    _ source: String,
    _ rule: Diagnostic.ID,
    in language: String,
    of key: String,
    english: KeyValuePairs<String, String> = [:],
    _ forms: KeyValuePairs<String, String>,
    isFormsFound: Bool = false,
    fixed: KeyValuePairs<String, String>
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
      fixed: entry(fixed, "")
    )
  }
}
