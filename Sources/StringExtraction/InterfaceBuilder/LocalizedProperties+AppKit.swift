extension InterfaceFramework {
  /// The properties of AppKit's objects, by element.
  ///
  /// All are in catalogs that Xcode extracted or in strings files that `ibtool` wrote, except the
  /// following, which are the same properties of other classes: those of `formCell`, `pathCell` and
  /// `searchToolbarItem`, and the titles of the cells of combo boxes, search, secure and token fields.
  static let appKitProperties: [String: LocalizedProperties] = [
    "binding": bindingProperties,
    "box": LocalizedProperties("title"),
    "buttonCell": LocalizedProperties("title", "alternateTitle"),
    "comboBoxCell": LocalizedProperties(
      "title",
      "placeholderString",
      parts: [.list("objectValues", of: "string", content: "ibShadowedObjectValues")]
    ),
    "formCell": LocalizedProperties("title", "placeholderString"),
    "menu": LocalizedProperties("title"),
    "menuItem": LocalizedProperties("title"),
    "pathCell": LocalizedProperties("placeholderString"),
    "searchFieldCell": LocalizedProperties("title", "placeholderString"),
    "searchToolbarItem": toolbarItemProperties,
    "secureTextFieldCell": LocalizedProperties("title", "placeholderString"),
    "segmentedCell": LocalizedProperties(
      parts: [
        .list(
          "segments",
          of: "segment",
          ["label": "ibShadowedLabels", "toolTip": "ibShadowedToolTips"]
        )
      ]
    ),
    "tabViewItem": LocalizedProperties("label"),
    "tableColumn": LocalizedProperties(
      "headerToolTip",
      parts: [
        .init("tableHeaderCell", key: "headerCell", .init(renamed: ["title": "headerCell.title"]))
      ]
    ),
    "textFieldCell": LocalizedProperties("title", "placeholderString"),
    "tokenFieldCell": LocalizedProperties("title", "placeholderString"),
    "toolbarItem": toolbarItemProperties,
    "window": LocalizedProperties("title"),
  ]

  /// The text that accessibility clients read, of any view or cell.
  static let appKitAccessibility = LocalizedProperties.Part(
    "accessibility",
    .init(renamed: ["description": "ibExternalAccessibilityDescription"])
  )

  private static let toolbarItemProperties = LocalizedProperties("label", "paletteLabel", "toolTip")

  private static let bindingProperties = LocalizedProperties(
    parts: [
      .init(
        "dictionary",
        key: "options",
        .init(renamed: [
          "NSDisplayName": "ibShadowedDisplayName",
          "NSDisplayPattern": "ibShadowedDisplayPattern",
          "NSMultipleValuesPlaceholder": "ibShadowedMultipleValuesPlaceholder",
          "NSNoSelectionPlaceholder": "ibShadowedNoSelectionPlaceholder",
          "NSNotApplicablePlaceholder": "ibShadowedNotApplicablePlaceholder",
          "NSNullPlaceholder": "ibShadowedIsNilPlaceholder",
        ])
      )
    ]
  )
}
