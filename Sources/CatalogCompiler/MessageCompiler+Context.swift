import CompiledCatalog
import OrderedCollections
import StringCatalog

extension MessageCompiler {
  /// Where in a message a text stands.
  struct Context {
    /// The way to it for people, from the key on: `["greeting", "es", "plural", "many"]`.
    private(set) var path: [String]
    /// The way to it through the fields of the file, from the entry on.
    private(set) var fields: [String] = []
    /// How deep it is nested; the message itself is 1 deep.
    private(set) var depth = 1
    /// The argument that the variants around it depend on; `nil` outside of variants.
    var number: ArgumentFormat?
    /// The substitutions that it can hold.
    var substitutions: OrderedDictionary<String, StringCatalog.Substitution> = [:]
    /// The names of the substitutions around it, the innermost last.
    private(set) var openSubstitutions: [String] = []

    /// The position that the first placeholder without a number takes: in a substitution, that of its own
    /// argument.
    var firstPosition: Int {
      openSubstitutions.isEmpty ? 1 : number?.position ?? 1
    }

    /// Creates the context of a key's own text.
    init(key: String) {
      path = [key]
    }

    /// Creates the context of a localization.
    init(key: String, language: String) {
      path = [key, language]
      fields = ["localizations", language]
    }

    /// What variants differ by.
    enum Axis: String {
      case plural
      case device
    }

    /// Returns the context of a variant.
    func variant(_ axis: Axis, _ name: String) -> Context {
      var variant = self
      variant.path += [axis.rawValue, name]
      variant.fields += ["variations", axis.rawValue, name]
      variant.depth += 1
      return variant
    }

    /// Returns the context of a substitution; the way to it starts anew from the localization, which all
    /// its variants share.
    func substitution(_ name: String) -> Context {
      var substitution = self
      substitution.path = path.prefix(2) + ["substitutions", name]
      substitution.fields = fields.prefix(2) + ["substitutions", name]
      substitution.depth += 1
      substitution.openSubstitutions.append(name)
      return substitution
    }
  }
}
