/// The keys of the file itself.
package enum ConfigurationKey: String, CaseIterable, Sendable {
  case sourceLanguage
  case languages
  case catalogs
  case targets
  case declarations
  case exclude
  case routines
  case conditions
  case debug
  case dynamic
  case sync
  case rules
  case plurals
  case lengths
  case glossary
}

/// The keys of a target.
package enum TargetKey: String, CaseIterable, Sendable {
  case table
  case sources
  case symbols
}

/// The keys of a set of dynamic keys.
package enum DynamicKeysKey: String, CaseIterable, Sendable {
  case keys
  case table
}

/// The keys of a limit of lengths.
package enum LengthLimitKey: String, CaseIterable, Sendable {
  case keys
  case table
  case limit
}

/// The keys of what `sync` does by default.
package enum SynchronizationKey: String, CaseIterable, Sendable {
  case onSourceChange
  case renames
}

/// The keys of a term of the glossary.
package enum GlossaryTermKey: String, CaseIterable, Sendable {
  case definition
  case translate
  case caseSensitive
  case translations
  case forbidden
}
