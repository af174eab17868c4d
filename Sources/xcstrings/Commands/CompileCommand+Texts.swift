import Localization

extension CompileCommand {
  enum Texts {
    static var abstract: String {
      String(
        localized: "Compile catalogs to what programs read when they run.",
        comment: "Help of xcstrings compile"
      )
    }
    static var discussion: String {
      String(
        localized: """
          By default each language gets a folder .lproj with the files .strings and .stringsdict that \
          Apple's systems read, as Xcode makes them: a table has the name of its catalog, and a \
          language without texts has no file. What the code gives and nobody has finished in the \
          catalog is left to the code, unless --force-build-all-strings is given. With --as image, all \
          catalogs go to one file for the runtime of this package; -o is then its path, or a folder \
          that gets Catalogs.image.

          After an error nothing is written, and the exit status is 1. The options have the names \
          that Apple's xcstringstool gives them. For build systems that call it, a link of that name \
          to this program does the same and tells what is wrong in the form that they read.

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
        localized: "The folder that gets the files; it is made if there is none.",
        comment: "Help of xcstrings compile --output-directory"
      )
    }
    static var languages: String {
      String(
        localized: "Compile only this language; may be given several times.",
        comment: "Help of xcstrings compile --language"
      )
    }
    static var product: String {
      String(
        localized: "What is made: folders of languages, or one file for the runtime.",
        comment: "Help of xcstrings compile --as"
      )
    }
    static var format: String {
      String(
        localized: "Which files a language has; with stringsdictOnly all texts go to .stringsdict.",
        comment: "Help of xcstrings compile --format. 'stringsdictOnly' stays as it is"
      )
    }
    static var serialization: String {
      String(
        localized: "How the files of the languages are written: as XML or binary.",
        comment: "Help of xcstrings compile --serialization-format"
      )
    }
    static var device: String {
      String(
        localized:
          "Take the texts for this kind of device alone, or else those for all others.",
        comment: "Help of xcstrings compile --device"
      )
    }
    static var pseudolocalize: String {
      String(
        localized:
          "Add a language that nobody speaks, such as en-XA, to what is made; the catalog stays as it is.",
        comment: "Help of xcstrings compile --pseudolocalize"
      )
    }
    static var forceBuildAllStrings: String {
      String(
        localized: "Compile unfinished texts too that the code gives.",
        comment: "Help of xcstrings compile --force-build-all-strings"
      )
    }
    static var diagnosticsStyle: String {
      String(
        localized:
          "How problems are told: plain, or xcode for build systems that read what Apple's tool says.",
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
          localized: "\(count) files are as the catalogs are.",
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
