import CommandSupport
import Diagnostics
import Localization

extension DiagnosticSentences {
  /// What is wrong with the projects and manifests that declare targets.
  static let project: Table = [
    "property-list-expects": { arguments, locale in
      let expected = arguments.text(0)
      let found = arguments.text(1)
      return switch (expected.isEmpty, found.isEmpty) {
      case (true, _):
        String(
          localized: "expected the end of the file here, found '\(found)'",
          locale: locale,
          comment: "Finding in the file of an Xcode project"
        )
      case (false, true):
        String(
          localized: "expected '\(expected)' here, but the file ends",
          locale: locale,
          comment: "Finding in the file of an Xcode project"
        )
      case (false, false):
        String(
          localized: "expected '\(expected)' here, found '\(found)'",
          locale: locale,
          comment: "Finding in the file of an Xcode project"
        )
      }
    },
    "property-list-expects-value": { arguments, locale in
      let found = arguments.text(0)
      return found.isEmpty
        ? String(
          localized: "expected a value here, but the file ends",
          locale: locale,
          comment: "Finding in the file of an Xcode project"
        )
        : String(
          localized: "expected a value here, found '\(found)'",
          locale: locale,
          comment: "Finding in the file of an Xcode project"
        )
    },
    "property-list-unclosed": { arguments, locale in
      String(
        localized: "what starts here has no closing '\(arguments.text(0))'",
        locale: locale,
        comment:
          "Finding in the file of an Xcode project. The argument is a quotation mark or a bracket"
      )
    },
    "property-list-too-deep": { arguments, locale in
      String(
        localized: "brackets are nested more than \(arguments.count(0)) levels deep",
        locale: locale,
        comment: "Finding in the file of an Xcode project"
      )
    },
    "property-list-encoding": { _, locale in
      String(
        localized: "the file is written neither in UTF-8 nor in UTF-16",
        locale: locale,
        comment: "Error in a property list, such as the file of an Xcode project"
      )
    },
    "xcode-project-missing": { _, locale in
      String(
        localized: "the file contains no Xcode project; its targets are not known",
        locale: locale,
        comment: "Finding in the file of an Xcode project"
      )
    },
    "manifest-unread": { arguments, locale in
      String(
        localized:
          "'\(arguments.text(0))' is computed when the manifest runs; its value is not known",
        locale: locale,
        comment:
          "Finding in a Package.swift, or a Project.swift of Tuist. The argument is a piece of code"
      )
    },
    "source-language-differs": { arguments, locale in
      String(
        localized:
          "the catalog takes the texts in the code for '\(arguments.text(0))', but the project of \(arguments.quoted(2, locale)) says that they are '\(arguments.text(1))'",
        locale: locale,
        comment:
          "Finding in a catalog. The arguments are a language, a list of names of targets and another language"
      )
    },
    "xcodegen-include-missing": { arguments, locale in
      String(
        localized: "the included file '\(arguments.text(0))' cannot be read",
        locale: locale,
        comment: "Finding in the project.yml of XcodeGen. The argument is a path"
      )
    },
    "xcodegen-source-missing": { arguments, locale in
      String(
        localized: "there is nothing at '\(arguments.text(0))'; maybe it has yet to be generated",
        locale: locale,
        comment: "Finding in the project.yml of XcodeGen. The argument is the path of sources"
      )
    },
    "xcodegen-variable": { arguments, locale in
      String(
        localized:
          "'\(arguments.text(0))' depends on a variable of the environment; where it leads is not known",
        locale: locale,
        comment: "Finding in the project.yml of XcodeGen. The argument is a path with ${NAME} in it"
      )
    },
    "xcodegen-too-large": { _, locale in
      String(
        localized: "the file and what it repeats have too many values; the rest is not read",
        locale: locale,
        comment: "Finding in the project.yml of XcodeGen"
      )
    },
  ]
}
