/// The properties of an element of Interface Builder that Xcode extracts.
///
/// The attribute of a text and the property in its key mostly have the same name. A text with line
/// breaks is an element, `<string key="title">`, whose key is the name of the attribute.
struct LocalizedProperties: Sendable {
  /// The properties of the keys, by attribute.
  var names: [String: String] = [:]
  /// The child elements without an identifier that contain further texts of the object.
  var parts: [Part] = []
  /// The property of the element's own text; `nil` if that is none of the object's texts.
  var content: String?
  /// Whether the properties have an index: the position among the elements of the same list.
  var isIndexed = false

  /// A child element with texts of the object.
  struct Part: Sendable {
    /// The name of the element.
    var element: String
    /// The key of the element; `nil` if any will do.
    var key: String?
    /// Whether only elements count that are marked to be localized.
    var isMarked = false
    /// Its texts.
    var properties: LocalizedProperties

    /// Returns a part.
    init(_ element: String, key: String? = nil, _ properties: LocalizedProperties) {
      self.element = element
      self.key = key
      self.properties = properties
    }
  }

  /// Creates the properties of an element.
  ///
  /// - Parameters:
  ///   - names: The attributes whose properties have the same names.
  ///   - renamed: The properties of other attributes, by attribute.
  ///   - parts: The child elements with further texts.
  init(_ names: String..., renamed: [String: String] = [:], parts: [Part] = []) {
    self.names = renamed
    for name in names { self.names[name] = name }
    self.parts = parts
  }
}

extension LocalizedProperties.Part {
  /// Returns the properties of a list whose elements each have texts.
  ///
  /// - Parameters:
  ///   - list: The name of the list's element.
  ///   - element: The name of its elements.
  ///   - names: The properties of the elements, by attribute.
  ///   - content: The property of the texts of the elements.
  /// - Returns: The part that contains the list.
  static func list(
    _ list: String,
    of element: String,
    _ names: [String: String] = [:],
    content: String? = nil
  ) -> Self {
    var item = LocalizedProperties(renamed: names)
    item.content = content
    item.isIndexed = true
    return Self(list, LocalizedProperties(parts: [Self(element, item)]))
  }
}

extension LocalizedProperties.Part {
  /// The values of properties of the application's own classes, and of others that Interface Builder
  /// does not show.
  ///
  /// Only those of the type "Localized String" are extracted: `localized="YES"`. The index counts only
  /// these, which is known of lists with one.
  static var runtimeAttributes: Self {
    let property = "ibExternalUserDefinedRuntimeAttributesLocalizableStrings"
    var list = list(
      "userDefinedRuntimeAttributes",
      of: "userDefinedRuntimeAttribute",
      ["value": property]
    )
    for index in list.properties.parts.indices { list.properties.parts[index].isMarked = true }
    return list
  }
}

extension InterfaceFramework {
  /// Returns the properties of an object.
  ///
  /// A class that is not in the tables has those that every object of the framework may have.
  func properties(ofElement element: String) -> LocalizedProperties {
    let hasToolTip = self == .appKit && Self.hasToolTip(element)
    if table[element] == nil, !isController(element) {
      let shared = hasToolTip ? Self.viewProperties : Self.objectProperties[self]
      if let shared { return shared }
    }
    var properties = table[element] ?? LocalizedProperties()
    addCommonProperties(to: &properties, hasToolTip: hasToolTip)
    if isController(element) { properties.names["title"] = "title" }
    return properties
  }

  /// The properties of all objects, which are created once because a document may have many names.
  private static let objectProperties: [InterfaceFramework: LocalizedProperties] =
    Dictionary(
      uniqueKeysWithValues: allCases.map { framework in
        var properties = LocalizedProperties()
        framework.addCommonProperties(to: &properties, hasToolTip: false)
        return (framework, properties)
      }
    )

  /// The properties of all views of AppKit.
  private static let viewProperties: LocalizedProperties = {
    var properties = LocalizedProperties()
    InterfaceFramework.appKit.addCommonProperties(to: &properties, hasToolTip: true)
    return properties
  }()

  private func addCommonProperties(to properties: inout LocalizedProperties, hasToolTip: Bool) {
    if hasToolTip { properties.names["toolTip"] = "ibShadowedToolTip" }
    switch self {
    case .appKit: properties.parts.append(Self.appKitAccessibility)
    case .uiKit: properties.parts.append(Self.uiKitAccessibility)
    case .watchKit:
      for name in ["accessibilityHint", "accessibilityLabel"] { properties.names[name] = name }
    }
    properties.parts.append(.runtimeAttributes)
  }

  /// The properties of all elements in the tables, and of their parts.
  static func allProperties(of framework: InterfaceFramework) -> [LocalizedProperties] {
    let parts = [appKitAccessibility, uiKitAccessibility, .runtimeAttributes].map(\.properties)
    return Array(framework.table.values) + parts
  }

  /// Returns whether a text of an element without identifier is one that Xcode would extract.
  func hasOwnProperties(_ element: String) -> Bool { table[element] != nil }

  /// Returns whether an element is a controller with a title.
  ///
  /// Those of bindings, such as `arrayController`, have none.
  func isController(_ element: String) -> Bool {
    if element.hasSuffix("ViewController") || element == "viewController" { return true }
    return switch self {
    case .appKit: ["collectionViewItem", "hostingController", "pagecontroller"].contains(element)
    case .uiKit:
      ["hostingController", "navigationController", "tabBarController"].contains(element)
    case .watchKit:
      [
        "controller", "glanceController", "hostingController", "notificationController",
        "pageController",
      ]
      .contains(element)
    }
  }

  private var table: [String: LocalizedProperties] {
    switch self {
    case .appKit: Self.appKitProperties
    case .uiKit: Self.uiKitProperties
    case .watchKit: Self.watchKitProperties
    }
  }

  /// Returns whether an object's tool tip is that of a view, a cell or a menu item.
  ///
  /// Those of toolbar items and of segments are in the table.
  private static func hasToolTip(_ element: String) -> Bool {
    if element == "menuItem" { return true }
    return !["Column", "Controller", "Item", "segment"].contains { element.hasSuffix($0) }
  }
}

// MARK: - Texts of the library

extension InterfaceFramework {
  /// Returns whether a text is one that Interface Builder's library gives to new objects, and that
  /// Xcode therefore does not extract.
  ///
  /// Other such texts, such as `Label`, are extracted.
  static func isLibraryText(_ text: String, class className: String, property: String) -> Bool {
    guard property == "title" else { return false }
    return libraryTitles[className]?.contains(text) ?? false
  }

  private static let libraryTitles: [String: Set<String>] = [
    "NSBox": ["Box"],
    "NSMenu": ["MainMenu", "OtherViews"],
    "NSMenuItem": ["Item1", "Item2", "Item3"],
    "NSTextFieldCell": ["Table View Cell", "Text Cell"],
    "NSWindow": ["Window"],
  ]
}
