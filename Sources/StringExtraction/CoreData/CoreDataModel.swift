import FileFormats

/// A Core Data model, from which Xcode generates classes.
///
/// The types of their properties determine the specifiers of keys: `"\(node.rssi) dB"` is `%d dB`.
package struct CoreDataModel {
  /// The declarations of the generated classes, as Swift source.
  package private(set) var source = ""

  /// Reads a model.
  ///
  /// - Parameter bytes: The content of the file in an `.xcdatamodel` folder. Of damaged content, the
  ///   entities up to the damage are read.
  package init(_ bytes: [UInt8]) {
    guard let reader = try? XMLElementReader(), let model = reader.read(bytes).element else {
      return
    }
    let entities = model.children.filter { $0.name == "entity" }
    let classes = Dictionary(
      entities.compactMap { entity in
        entity["name"].flatMap { name in Self.className(of: entity).map { (name, $0) } }
      }
    ) { first, _ in first }
    for entity in entities { add(entity, classes) }
  }

  /// The declarations of the generated classes as the content of a source.
  package var sourceBytes: [UInt8] { Array(source.utf8) }

  private mutating func add(_ entity: XMLElement, _ classes: [String: String]) {
    guard let name = Self.className(of: entity) else { return }
    switch entity["codeGenerationType"] {
    case "class":
      let parent = entity["parentEntity"].flatMap { classes[$0] } ?? "NSManagedObject"
      source += "class \(name): \(parent) {\n"
    // The project has the class, and Xcode generates its properties.
    case "category": source += "extension \(name) {\n"
    default: return
    }
    for property in entity.children {
      guard let name = property["name"].flatMap(Self.identifier),
        let type = Self.type(of: property, classes)
      else { continue }
      source += "  @NSManaged var \(name): \(type)\n"
    }
    source += "}\n"
  }

  private static func className(of entity: XMLElement) -> String? {
    // A leading period is short for the module of the target.
    entity["representedClassName"].map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }
      .flatMap(identifier)
  }

  /// Returns a name if it is a plain identifier.
  private static func identifier(_ name: String) -> String? {
    guard let first = name.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first),
      name.unicodeScalars.allSatisfy({ $0 == "_" || $0.properties.isXIDContinue })
    else { return nil }
    return name
  }

  private static func type(of property: XMLElement, _ classes: [String: String]) -> String? {
    switch property.name {
    case "attribute":
      guard let kind = property["attributeType"] else { return nil }
      if let number = numbers[kind] {
        return property["usesScalarValueType"] == "YES" ? number : "NSNumber?"
      }
      if kind == "Transformable" {
        return property["customClassName"].flatMap(identifier).map { $0 + "?" } ?? "NSObject?"
      }
      return objects[kind].map { $0 + "?" }
    case "relationship":
      guard property["toMany"] != "YES" else {
        return property["ordered"] == "YES" ? "NSOrderedSet?" : "NSSet?"
      }
      return property["destinationEntity"].flatMap { classes[$0] }.map { $0 + "?" }
    default: return nil
    }
  }

  /// The types of scalar attributes.
  private static let numbers = [
    "Boolean": "Bool", "Double": "Double", "Float": "Float", "Integer 16": "Int16",
    "Integer 32": "Int32", "Integer 64": "Int64",
  ]
  /// The types of the other attributes, which are optional in the generated class.
  private static let objects = [
    "Binary": "Data", "Date": "Date", "Decimal": "NSDecimalNumber", "String": "String",
    "URI": "URL",
    "UUID": "UUID",
  ]
}
