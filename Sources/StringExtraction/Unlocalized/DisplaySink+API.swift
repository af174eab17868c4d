import SwiftTypeChecker

/// Apple's API that shows strings.
extension DisplaySink {
  /// The interpolations of a localized string.
  static let interpolation = DisplaySink(name: "", takesLocalizable: true)

  /// The properties of an error that are written for users.
  static let errorTexts: Set<String> = ["errorDescription", "failureReason", "recoverySuggestion"]

  /// Creates the API of a function of the platform that has a localizable overload.
  init(_ entry: FunctionEntry) {
    let labels = entry.declaration.parameters.filter { !$0.hasDefault }
    let list = labels.map { "\($0.label ?? "_"):" }.joined()
    let name = entry.declaration.kind == .initializer ? entry.owner ?? "" : entry.declaration.name
    self.init(name: "\(name)(\(list))", takesLocalizable: true)
  }

  /// Creates the property of a control that is assigned; `nil` if the target is no such property.
  init?(assignedTo target: Expression, _ collector: KeyCollector) {
    let owner: SwiftType
    let name: String
    switch target.kind {
    case .member(let base?, let member, _):
      let type = collector.inference.type(of: base).unwrapped
      owner = type.isUnknown ? Self.usualOwner(base) : type
      name = member
    case .name(let member, _):
      guard collector.inference.local(member) == nil else { return nil }
      owner = collector.inference.selfType
      name = member
    default: return nil
    }
    let supertypes = [owner] + collector.inference.lookup.supertypes(of: owner)
    for type in supertypes {
      guard let typeName = type.name, let shown = Self.properties[typeName],
        shown.contains(name)
      else { continue }
      self.init(name: "\(typeName).\(name)", takesLocalizable: false)
      return
    }
    return nil
  }

  /// The properties of UIKit and AppKit that a view or a controller inherits.
  private static func usualOwner(_ base: Expression) -> SwiftType {
    switch base.kind {
    case .name("navigationItem", _), .member(_, "navigationItem", _):
      .nominal("UINavigationItem", [])
    case .name("tabBarItem", _), .member(_, "tabBarItem", _): .nominal("UITabBarItem", [])
    case .member(_, "textLabel", _), .member(_, "detailTextLabel", _), .member(_, "titleLabel", _):
      .nominal("UILabel", [])
    case .chained(let inner), .forced(let inner): usualOwner(inner)
    default: .unknown
    }
  }

  /// Creates the API of an argument that UIKit or AppKit shows; `nil` if it is not shown.
  init?(argument position: Int, of call: Expression.Call, _ collector: KeyCollector) {
    guard call.arguments.indices.contains(position) else { return nil }
    let label = call.arguments[position].label ?? "_"
    let first = call.arguments.first?.label ?? "_"
    switch call.callee.kind {
    case .name(let name, _):
      guard let labels = Self.initializers[name], labels.contains(label) else { return nil }
      self.init(name: "\(name)(\(label):)", takesLocalizable: false)
    case .member(_?, let name, _):
      guard let shown = Self.methods[name], shown == first, position == 0 else { return nil }
      self.init(name: "\(name)(\(first):)", takesLocalizable: false)
    default: return nil
    }
  }

  private static let properties: [String: Set<String>] = [
    "UILabel": ["text"],
    "UITextField": ["placeholder"],
    "UISearchBar": ["placeholder", "prompt"],
    "UINavigationItem": ["title", "prompt", "backButtonTitle"],
    "UIViewController": ["title"],
    "UIBarButtonItem": ["title"],
    "UITabBarItem": ["title"],
    "UIAlertController": ["title", "message"],
    "NSAlert": ["messageText", "informativeText"],
    "NSMenuItem": ["title", "toolTip"],
    "NSWindow": ["title", "subtitle"],
    "NSButton": ["title", "toolTip"],
    "NSTextField": ["stringValue", "placeholderString"],
    "NSOpenPanel": ["message", "prompt"],
    "NSSavePanel": ["message", "prompt", "nameFieldLabel"],
    "NSToolbarItem": ["label", "paletteLabel", "toolTip"],
    "UNMutableNotificationContent": ["title", "subtitle", "body"],
  ]

  private static let initializers: [String: Set<String>] = [
    "UIAlertController": ["title", "message"],
    "UIAlertAction": ["title"],
    "UIBarButtonItem": ["title"],
    "UITabBarItem": ["title"],
    "UIAction": ["title"],
    "UIMenu": ["title"],
    "UIContextualAction": ["title"],
    "NSMenuItem": ["title"],
    "NSMenu": ["title"],
    "NSButton": ["title", "checkboxWithTitle", "radioButtonWithTitle"],
    "NSTextField": ["labelWithString", "wrappingLabelWithString"],
    "UNNotificationAction": ["title"],
  ]

  /// The methods that show their first argument, and its label.
  private static let methods: [String: String] = [
    "setTitle": "_", "addButton": "withTitle",
  ]
}
