/// A name under which declarations are looked up, with the kind of question, as 64 bits.
///
/// Two names in one key are as good as impossible; an answer is checked against the name all the
/// same, so that they would cost time and not truth.
struct DeclarationKey: Hashable, Sendable {
  let rawValue: UInt64

  init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  private init(_ kind: Kind, _ name: String, ofType type: String? = nil) {
    let seed = Fingerprint(rawValue: kind.rawValue)
    rawValue = (type.map { Fingerprint($0, seed: seed) } ?? seed).adding(name).rawValue
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(rawValue)
  }

  private enum Kind: UInt64 {
    case type = 1
    case declaredType
    case memberFunctions
    case memberVariables
    case memberAlias
    case functions
    case variables
    case alias
    case everyAlias
    case macros
    case membersOfAnyType
    case staticVariables
    case localizingMacro
  }

  /// What is declared of a type, its members excepted.
  static func type(_ name: String) -> Self { Self(.type, name) }
  /// The declaration of a type, and not extensions of it.
  static func declaredType(_ name: String) -> Self { Self(.declaredType, name) }

  static func functions(_ name: String, ofType type: String) -> Self {
    Self(.memberFunctions, name, ofType: type)
  }
  static func variables(_ name: String, ofType type: String) -> Self {
    Self(.memberVariables, name, ofType: type)
  }
  static func alias(_ name: String, ofType type: String) -> Self {
    Self(.memberAlias, name, ofType: type)
  }

  static func functions(_ name: String) -> Self { Self(.functions, name) }
  static func variables(_ name: String) -> Self { Self(.variables, name) }
  static func alias(_ name: String) -> Self { Self(.alias, name) }
  /// All aliases outside of types.
  static let everyAlias = Self(.everyAlias, "")
  static func macros(_ name: String) -> Self { Self(.macros, name) }
  /// The functions of this name of all types.
  static func members(_ name: String) -> Self { Self(.membersOfAnyType, name) }
  /// The static variables of this name of all types.
  static func staticVariables(_ name: String) -> Self { Self(.staticVariables, name) }
  /// The implementation of a macro whose expansion localizes.
  static func localizingMacro(_ name: String) -> Self { Self(.localizingMacro, name) }
}

/// The last half of a key, to note the names that a file depends on.
///
/// Two names in one of these make a file depend on one name more than it does.
typealias ShortDeclarationKey = UInt32

extension DeclarationKey {
  var shortened: ShortDeclarationKey { UInt32(truncatingIfNeeded: rawValue) }
}
