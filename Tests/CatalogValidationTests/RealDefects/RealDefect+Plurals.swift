import Diagnostics

extension RealDefect {
  static let plurals = [
    // The form for 5 was shown for 2.
    RealDefect(
      "ryanbr/noop#559",
      "unpluralized",
      in: "ru",
      entries: #"""
        "%lld markers" : { "localizations" : {
          "en" : { "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld marker" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld markers" } } } } },
          "ru" : { "stringUnit" : { "state" : "translated", "value" : ↓"%lld маркеров" } } } }
        """#,
      fixed: #"""
        "%lld markers" : { "localizations" : {
          "en" : { "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld marker" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld markers" } } } } },
          "ru" : { "variations" : { "plural" : {
            "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld маркера" } },
            "many" : { "stringUnit" : { "state" : "translated", "value" : "%lld маркеров" } },
            "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld маркер" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld маркера" } }
          } } } } }
        """#
    ),
    // One form for the six of Arabic.
    RealDefect(
      "organicmaps/organicmaps#10313",
      "missing-plural-category",
      in: "ar",
      of: "%lld tracks",
      english: ["one": "%lld track", "other": "%lld tracks"],
      ["other": "مسار %lld"],
      isFormsFound: true,
      fixed: [
        "few": "%lld مسارات", "many": "%lld مسارًا", "one": "مسار واحد", "other": "%lld مسار",
        "two": "مساران", "zero": "لا مسارات",
      ]
    ),
    // Without the form that is the fallback on all systems.
    RealDefect(
      "wikimedia/apps-android-wikipedia#3154",
      "missing-plural-category",
      in: "sk",
      of: "%lld articles",
      english: ["one": "%lld article", "other": "%lld articles"],
      ["few": "%lld články", "many": "%lld článku", "one": "%lld článok"],
      isFormsFound: true,
      fixed: [
        "few": "%lld články", "many": "%lld článku", "one": "%lld článok", "other": "%lld článkov",
      ]
    ),
    // Spanish has a separate form for millions.
    RealDefect(
      "divinevideo/divine-mobile#7755",
      "missing-rare-plural-category",
      in: "es",
      of: "%lld clips",
      english: ["one": "%lld clip", "other": "%lld clips"],
      ["one": "%lld toma", "other": "%lld tomas"],
      isFormsFound: true,
      fixed: ["many": "%lld de tomas", "one": "%lld toma", "other": "%lld tomas"]
    ),
    // Vietnamese nouns are not inflected.
    RealDefect(
      "noah-nuebling/mac-mouse-fix@52ed7f77d",
      "unused-plural-category",
      in: "vi",
      of: "%lld days",
      english: ["one": "%lld day", "other": "%lld days"],
      ["one": "%lld ngày", "other": "%lld ngày"],
      isFormsFound: true,
      fixed: ["other": "%lld ngày"]
    ),
    // The text is appended to another one, without a space between them.
    RealDefect(
      "Dimillian/IceCubesApp@acaa2ddd",
      "mismatched-surrounding-whitespace",
      in: "it",
      of: "others %lld",
      english: ["one": " and %lld other", "other": " and %lld others"],
      ["many": "↓e %lld altri", "one": "↓e %lld altro", "other": "↓e %lld altri"],
      fixed: ["many": " e %lld altri", "one": " e %lld altro", "other": " e %lld altri"]
    ),
  ]
}
