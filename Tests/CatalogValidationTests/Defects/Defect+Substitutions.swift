import Diagnostics
import OrderedCollections
import StringCatalog

extension Defect {
  static let substitutions = [
    Defect(
      "a substitution is not defined",
      "undefined-substitution",
      .error,
      consequences: ["unused-substitution", "mismatched-placeholders"]
    ) { site, _ in
      site.substitutionName.flatMap { name in
        site.plant(site.text.replacing("#@\(name)@", with: "#@\(name)x@"))
      }
    },
    Defect(
      "a substitution is not used",
      "unused-substitution",
      .warning,
      consequences: ["unpluralized"]
    ) { site, _ in
      guard let name = site.substitutionName,
        let position = site.localization.substitutions[name]?.argNum,
        let match = site.text.firstMatch(of: /%(?:\d+\$)?#@([^@]+)@/), match.1 == name
      else { return nil }
      let text = site.text.replacingCharacters(in: match.range, with: "%\(position)$lld")
      return site.plant(
        site.replacing(text),
        at: site.localizationPath + ["substitutions", name]
      )
    },
    clash("two substitutions count one argument") { $0.values.first?.argNum },
    clash("a substitution counts an argument that is not passed") { _ in 9 },
    Defect("a substitution has another type", "mismatched-placeholders", .error) { site, _ in
      site.substitutionName.map { name in
        let planted = site.changingLocalization { $0.substitutions[name]?.formatSpecifier = "@" }
        return site.plant(planted, at: site.valuePath)
      }
    },
  ]

  private static func clash(
    _ name: String,
    _ argument: @escaping @Sendable (OrderedDictionary<String, StringCatalog.Substitution>) -> Int?
  ) -> Defect {
    Defect(name, "mismatched-placeholders", .error) { site, _ in
      let substitutions = site.localization.substitutions
      guard site.substitutionName != nil, substitutions.count > 1,
        let last = substitutions.keys.last,
        substitutions.values.allSatisfy({ $0.argNum != nil }),
        let number = argument(substitutions)
      else { return nil }
      let planted = site.changingLocalization { $0.substitutions[last]?.argNum = number }
      return site.plant(planted, at: site.valuePath)
    }
  }
}

extension DefectSite {
  /// The first substitution in the text, if it is a text of the localization itself.
  var substitutionName: String? {
    guard isPlain, let match = text.firstMatch(of: /%(?:\d+\$)?#@([^@]+)@/) else { return nil }
    let name = String(match.1)
    return localization.substitutions[name] == nil ? nil : name
  }
}
