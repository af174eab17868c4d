import Localization

extension CompileCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Compile catalogs to the files that programs load.",
        comment: "Help of xcstrings compile"
      )
    }
    static var discussion: String {
      String(
        localized: """
          By default each language gets a folder .lproj with .strings and .stringsdict files for \
          Apple's systems, as Xcode makes them. Unfinished texts of keys from the code are left \
          out, unless you use --force-build-all-strings: programs then show the text in the code. \
          With --as image, all catalogs go into one file for the library Localization; -o is the \
          path of that file, or a folder for Catalogs.image.

          After an error nothing is written, and the exit code is 1. The options are those of \
          Apple's xcstringstool; if this program is called by that name, through a link, it also \
          reports problems as build systems expect it.

          Examples:
            xcstrings compile Localizable.xcstrings -o Build
            xcstrings compile -o Build -l es -l fr --serialization-format binary
            xcstrings compile Localizable.xcstrings -o Build --dry-run
            xcstrings compile Localizations --as image -o App.image
          """,
        comment: "Help of xcstrings compile. The indented lines are typed as they are"
      )
    }
    static var output: String {
      String(
        localized: "The folder for the files; it is created if needed.",
        comment: "Help of xcstrings compile --output-directory"
      )
    }
    static var languages: String {
      String(
        localized: "Compile only this language; may be repeated.",
        comment: "Help of xcstrings compile --language"
      )
    }
    static var product: String {
      String(
        localized:
          "What to make: a folder for each language, or one file for the library Localization.",
        comment: "Help of xcstrings compile --as"
      )
    }
    static var format: String {
      String(
        localized:
          "Which files each language gets; with stringsdictOnly all texts go into .stringsdict files.",
        comment: "Help of xcstrings compile --format. 'stringsdictOnly' stays as it is"
      )
    }
    static var serialization: String {
      String(
        localized: "How the files are written: text is XML.",
        comment: "Help of xcstrings compile --serialization-format"
      )
    }
    static var device: String {
      String(
        localized:
          "Compile only the texts for this kind of device, or else those for other devices.",
        comment: "Help of xcstrings compile --device"
      )
    }
    static var pseudolocalize: String {
      String(
        localized:
          "Also make a pseudolanguage such as en-XA; the catalog does not change.",
        comment: "Help of xcstrings compile --pseudolocalize"
      )
    }
    static var forceBuildAllStrings: String {
      String(
        localized: "Compile the unfinished texts of keys from the code too.",
        comment: "Help of xcstrings compile --force-build-all-strings"
      )
    }
    static var diagnosticsStyle: String {
      String(
        localized:
          "How problems are reported; xcode is for build systems that read the messages of Apple's tool.",
        comment:
          "Help of xcstrings compile --diagnostics-style. 'plain' and 'xcode' stay as they are"
      )
    }
    static var tooLarge: String {
      String(
        localized: "The catalogs are too large for one image.",
        comment: "Error of xcstrings compile --as image"
      )
    }
    static func progress(_ number: Int, of count: Int, _ path: String) -> String {
      String(
        localized: "Compiling \(number) of \(count): \(path)",
        comment:
          "Progress of xcstrings compile: the number of a catalog, how many there are, and its path"
      )
    }
    static func compiled(_ count: Int, changed: Int) -> String {
      if count == 0 {
        String(
          localized: "There is nothing to compile.",
          comment: "Remark of xcstrings compile: no catalog has a text"
        )
      } else if changed == 0 {
        String(
          localized: "\(count) files agree with the catalogs.",
          comment: "Remark of xcstrings compile: the compiled files have not changed"
        )
      } else {
        String(
          localized: "\(changed) files written.",
          comment: "Remark of xcstrings compile: how many files are new or have changed"
        )
      }
    }
  }
}
