/// A type whose values have a text for people, which is looked up before it is shown.
///
/// A message can hold such a value: `"Logged in \(unit)"`.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text.
  var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  /// The resource itself.
  public var localizedStringResource: LocalizedStringResource { self }
}
