import Courtesy
import Localization

/// Greets a user in the language of the environment.
@main
struct Greeter {
  static func main() {
    let name = CommandLine.arguments.dropFirst().first ?? "Ana"
    print(greeting(of: name))
    // A plural. The key is the English string.
    for count in [1, 3] {
      print(String(localized: "You have \(count) new messages.", comment: "Of the mailbox"))
    }
    // A symbol that the build plugin generated from a key, with a separate plural.
    print(String(localized: .parcels(count: 2)))
    // Values in formats of the user's locale.
    let mass = String(
      localized: "It weighs \(72.5, format: .mass(.kilograms)).",
      comment: "A parcel"
    )
    print(mass)
    let stops = ["Madrid", "Irún"]
    print(String(localized: "It comes by way of \(stops, format: .list()).", comment: "A parcel"))
    // Another user, as on a server.
    let reader = UserLocale("es_MX")
    print(greeting(of: name, for: reader))
    var parcels = LocalizedStringResource.parcels(count: 1)
    parcels.locale = UserLocale("en_GB")
    print(String(localized: parcels))
    // A symbol of the library, and one of another table.
    print(String(localized: .farewell(name: name)))
    print(String(localized: .Legal.copyright))
  }
}
