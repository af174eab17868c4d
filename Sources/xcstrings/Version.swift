/// The version of this command.
enum Version {
  static let text = "0.1.0"
}
