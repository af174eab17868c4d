/// What is asked of a bundle: a key, the values that stand in its text, and the text of last resort.
struct MessageRequest {
  let key: String
  let defaultValue: LocalizationValue
  /// The table; nil is the default one of the bundle.
  let table: String?

  var arguments: [MessageArgument] { defaultValue.arguments }

  init(key: String, defaultValue: LocalizationValue, table: String?) {
    self.key = key
    self.defaultValue = defaultValue
    self.table = table
  }

  init(_ resource: LocalizedStringResource) {
    self.init(key: resource.key, defaultValue: resource.defaultValue, table: resource.table)
  }
}
