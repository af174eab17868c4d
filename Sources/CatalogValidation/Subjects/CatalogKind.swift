import Diagnostics
package import StringCatalog

/// What the strings of a catalog come from, judging by its path.
///
/// Xcode fills a catalog from the code, or from the file that the path of the catalog belongs to. Only
/// strings from the code are looked up with arguments, have keys that developers write, and belong to
/// a developer's comments.
package enum CatalogKind: Hashable, Sendable {
  /// The code, or nothing in particular.
  case code
  /// A storyboard or XIB: `mul.lproj/Main.xcstrings`.
  case interfaceBuilder
  /// An `Info.plist` file: `InfoPlist.xcstrings`, `Widget-InfoPlist.xcstrings`.
  case informationPropertyList
  /// The spoken phrases of app shortcuts: `AppShortcuts.xcstrings`.
  case appShortcuts

  /// Determines the kind of the catalog at a path.
  package init(ofCatalogAt path: String) {
    let names = path.split(separator: "/")
    let suffix = ".xcstrings"
    let file = names.last ?? ""
    let name = file.hasSuffix(suffix) ? file.dropLast(suffix.count) : file
    if names.dropLast().last == "mul.lproj" {
      self = .interfaceBuilder
    } else if name == "InfoPlist" || name.hasSuffix("-InfoPlist") {
      self = .informationPropertyList
    } else if name == "AppShortcuts" {
      self = .appShortcuts
    } else {
      self = .code
    }
  }

  /// Determines the kind of a catalog that was read from a file; `code` for other catalogs.
  package init(of catalog: StringCatalog) {
    self = catalog.file.map { CatalogKind(ofCatalogAt: $0) } ?? .code
  }

  /// Returns the kind of an entry in a catalog of this kind.
  ///
  /// Code can use the table of a document, and such a table can be in another folder. The key and the
  /// comment of a document's string are recognized: `aB3-cd-eF5.title`, `Class = "NSMenuItem"; …`.
  func kind(of entry: StringCatalog.Entry, forKey key: String) -> CatalogKind {
    var hasID: Bool { key.interfaceObjectID != nil }
    var hasComment: Bool { InterfaceBuilderComment(entry.comment) != nil }
    return switch self {
    case .informationPropertyList, .appShortcuts: self
    case .interfaceBuilder: hasID || hasComment ? self : .code
    case .code: hasID && hasComment ? .interfaceBuilder : self
    }
  }
}
