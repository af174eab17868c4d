import ArgumentParser

@testable import CommandSupport

/// A tool with every kind of argument, for the tests of help and errors.
struct SampleTool: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "sample",
      abstract: "A tool for tests.",
      version: "1.2.3",
      subcommands: [Paint.self, Mix.self, Secret.self, Stack.self]
    )
  }

  struct Paint: ParsableCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Paints a wall.",
        discussion: """
          The paint has to be mixed first, and it takes as long as it takes until the wall is dry.

          Examples:
            sample paint north --colour red
          """,
        aliases: ["p"]
      )
    }

    enum Colour: String, CaseIterable, ExpressibleByArgument {
      case red
      case green
      case blue
    }

    enum Tone: String, CaseIterable, ExpressibleByArgument {
      case one, two, three, four, five, six
    }

    @Argument(help: "The wall that gets the paint.")
    var wall: String

    @Argument(help: ArgumentHelp("How much paint.", valueName: "litres"))
    var amount: Double?

    @Option(name: [.short, .long], help: "The colour.")
    var colour = Colour.red

    @Option(help: "The tone.")
    var tone: Tone?

    @Option(help: "How often.", transform: Self.count)
    var times: Int?

    @Flag(name: [.short, .long], help: "Wait until it is dry.")
    var wait = false

    @Flag(inversion: .prefixedNo, exclusivity: .exclusive, help: "Open the windows.")
    var air = true

    @OptionGroup(title: "Other options")
    var others: Others

    struct Others: ParsableArguments {
      @Flag(help: "Say less.")
      var quiet = false
    }

    private static func count(_ text: String) throws -> Int {
      guard let number = Int(text), number > 0 else { throw ValidationError("That is too few.") }
      return number
    }
  }

  struct Mix: ParsableCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(abstract: "Mixes colours.")
    }

    enum Speed: String, EnumerableFlag {
      case slow
      case fast
    }

    @Flag(help: "How fast.")
    var speed: Speed

    @Option(help: "The pot, needed.")
    var pot: String
  }

  struct Secret: ParsableCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Says nothing.",
        shouldDisplay: false
      )
    }
  }

  struct Stack: ParsableCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Groups commands.",
        subcommands: [Push.self],
        defaultSubcommand: Push.self
      )
    }

    struct Push: ParsableCommand {
      static var configuration: CommandConfiguration {
        CommandConfiguration(
          commandName: "push",
          abstract: "Pushes numbers."
        )
      }

      @Argument(help: "The numbers.")
      var numbers: [Double] = []

      @Option(name: [.short, .long], help: "Where they start.")
      var base: Double = 0

      @Flag
      var loud = false
    }
  }
}

extension SampleTool.Paint: OtherwiseNamed {
  static let otherNames = ["draw"]
}
