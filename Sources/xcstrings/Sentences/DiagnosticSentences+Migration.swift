import CommandSupport
import Diagnostics
import Localization

extension DiagnosticSentences {
  /// What is left out on the way of old files into a catalog.
  static let migration: Table = [
    "migration-widths": { arguments, locale in
      String(
        localized:
          "\(arguments.key(0)) has texts for several widths in \(arguments.quoted(1, locale)); the widest stays, those for \(arguments.quoted(2, locale)) are left out",
        locale: locale,
        comment: "Warning of xcstrings migrate. The arguments are a key, a language, and numbers"
      )
    },
    "migration-nested-devices": { arguments, locale in
      String(
        localized:
          "\(arguments.key(0)) varies in \(arguments.quoted(1, locale)) with the device twice; the text for all others stays",
        locale: locale,
        comment: "Warning of xcstrings migrate. The arguments are a key and a language"
      )
    },
    "migration-unused-variable": { arguments, locale in
      String(
        localized:
          "no text of \(arguments.key(0)) in \(arguments.quoted(1, locale)) names the variable \(arguments.quoted(2, locale)); it is left out",
        locale: locale,
        comment:
          "Warning of xcstrings migrate. The arguments are a key, a language, and the name of a variable"
      )
    },
    "migration-shadowed": { arguments, locale in
      String(
        localized:
          "the text of \(arguments.key(0)) in \(arguments.quoted(1, locale)) is never shown, for the .stringsdict file has the key too; it is left out",
        locale: locale,
        comment: "Warning of xcstrings migrate. The arguments are a key and a language"
      )
    },
    "migration-kept": { arguments, locale in
      String(
        localized:
          "the catalog has another text of \(arguments.key(0)) in \(arguments.quoted(1, locale)), which stays",
        locale: locale,
        comment: "Warning of xcstrings migrate. The arguments are a key and a language"
      )
    },
    .migrationMerged: { arguments, locale in
      String(
        localized: "the catalog already exists; its other \(arguments.count(0)) keys stay",
        locale: locale,
        comment: "Note of xcstrings migrate. The argument is a number"
      )
    },
    "migration-no-source": { arguments, locale in
      String(
        localized:
          "\(arguments.count(0)) keys have no text in the source language; the first is \(arguments.key(1))",
        locale: locale,
        comment: "Note of xcstrings migrate. The arguments are a number and a key"
      )
    },
  ]
}
