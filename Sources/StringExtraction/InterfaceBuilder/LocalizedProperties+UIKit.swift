extension InterfaceFramework {
  /// The properties of UIKit's objects, by element.
  ///
  /// All are in catalogs that Xcode extracted or in strings files that `ibtool` wrote, except the
  /// following, which are similar: the subtitle of a button configuration, the titles of the other
  /// states of a button, of `keyCommand` and `menu`, the prompts, and the text and the scopes of
  /// search bars.
  static let uiKitProperties: [String: LocalizedProperties] = [
    "barButtonItem": LocalizedProperties("title"),
    "button": buttonProperties,
    "command": LocalizedProperties("title"),
    "keyCommand": LocalizedProperties("title"),
    "label": LocalizedProperties("text"),
    "menu": LocalizedProperties("title"),
    "navigationItem": LocalizedProperties("title", "prompt"),
    "searchBar": LocalizedProperties(
      "placeholder",
      "prompt",
      "text",
      parts: [.list("scopeButtonTitles", of: "string", content: "scopeButtonTitles")]
    ),
    "segmentedControl": LocalizedProperties(
      parts: [.list("segments", of: "segment", ["title": "segmentTitles"])]
    ),
    "tabBarItem": LocalizedProperties("title"),
    "tableViewSection": LocalizedProperties("headerTitle", "footerTitle"),
    "textField": LocalizedProperties("placeholder", "text"),
    "textView": LocalizedProperties("text"),
  ]

  /// The properties of WatchKit's objects, by element.
  ///
  /// Those of buttons, labels and menu items are in strings files that `ibtool` wrote; the others
  /// are similar.
  static let watchKitProperties: [String: LocalizedProperties] = [
    "button": LocalizedProperties("title"),
    "label": LocalizedProperties("text"),
    "menuItem": LocalizedProperties("title"),
    "switch": LocalizedProperties("title"),
    "textField": LocalizedProperties("placeholder", "text"),
  ]

  /// The texts that accessibility clients read, of any view.
  static let uiKitAccessibility = LocalizedProperties.Part(
    "accessibility",
    key: "accessibilityConfiguration",
    .init(renamed: ["hint": "accessibilityHint", "label": "accessibilityLabel"])
  )

  private static let buttonProperties = LocalizedProperties(
    parts: ["normal", "selected", "highlighted", "disabled"]
      .map { state in
        .init("state", key: state, .init(renamed: ["title": state + "Title"]))
      } + [
        .init(
          "buttonConfiguration",
          key: "configuration",
          .init(renamed: ["subtitle": "configuration.subtitle", "title": "configuration.title"])
        )
      ]
  )
}
