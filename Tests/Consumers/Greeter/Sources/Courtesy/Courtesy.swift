public import Localization

/// Returns a greeting in the language of a user.
public func greeting(of name: String, for reader: UserLocale = .current) -> String {
  String(localized: "Hello, \(name)!", locale: reader, comment: "Greets somebody by name")
}
