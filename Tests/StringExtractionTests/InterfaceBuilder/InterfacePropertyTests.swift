import Diagnostics
import StringExtraction
import Testing

/// The properties of each class, and the forms of their texts.
@Suite struct `Strings of Interface Builder documents` {
  @Test(arguments: appKit + uiKit + watchKit + forms + inheritedNotes + notExtracted)
  func `are those that Xcode extracts`(_ example: InterfaceExample) {
    let parsed = readInterface(example.document)
    #expect(parsed.diagnostics.isEmpty)
    #expect(InterfaceExample.lines(parsed.value) == example.strings)
  }

  private static let appKit = [
    InterfaceExample(
      "the main menu",
      .macOS,
      """
      <menu title="Main Menu" systemMenu="main" id="AYu-sK-qS6"><items>
        <menuItem title="File" id="dMs-cI-mzQ">
          <menu key="submenu" title="File" id="bib-Uj-vzu"><items>
            <menuItem title="Open…" keyEquivalent="o" toolTip="Opens" id="IAo-SY-fd9"/>
            <menuItem isSeparatorItem="YES" id="m54-Is-iLE"/>
          </items></menu>
        </menuItem>
      </items></menu>
      """,
      [
        .one("AYu-sK-qS6.title", "NSMenu", "Main Menu"),
        .one("dMs-cI-mzQ.title", "NSMenuItem", "File"),
        .one("bib-Uj-vzu.title", "NSMenu", "File"),
        .one("IAo-SY-fd9.title", "NSMenuItem", "Open…"),
        .one("IAo-SY-fd9.ibShadowedToolTip", "NSMenuItem", "Opens"),
      ]
    ),
    InterfaceExample(
      "a window with controls",
      .macOS,
      """
      <window title="Hi" customClass="NSPanel" id="w">
        <view key="contentView" id="v"><subviews>
          <button toolTip="Tip" id="b"><buttonCell key="cell" title="Go" alternateTitle="Stop" id="c"/>
            <accessibility description="Starts" identifier="start"/></button>
          <slider toolTip="Slide" id="s"><sliderCell key="cell" toolTip="Slider" id="t"/></slider>
          <textField id="f"><textFieldCell key="cell" title="A" placeholderString="B" id="1538"/></textField>
          <secureTextField id="q"><secureTextFieldCell key="cell" placeholderString="P" id="r"/></secureTextField>
          <searchField id="x"><searchFieldCell key="cell" placeholderString="S" id="y"/></searchField>
          <tokenField toolTip="T" id="k"><tokenFieldCell key="cell" title="U" id="l"/></tokenField>
          <box title="Frame" id="bx"/>
          <customView toolTip="Own" customClass="MyView" id="cv"/>
          <tabView id="tv"><tabViewItems><tabViewItem label="Tab" identifier="i" id="ti"/></tabViewItems></tabView>
        </subviews></view>
      </window>
      """,
      [
        .one("w.title", "NSWindow", "Hi"),
        .one("b.ibShadowedToolTip", "NSButton", "Tip"),
        .one("c.title", "NSButtonCell", "Go"),
        .one("c.alternateTitle", "NSButtonCell", "Stop"),
        .one("b.ibExternalAccessibilityDescription", "NSButton", "Starts"),
        .one("s.ibShadowedToolTip", "NSSlider", "Slide"),
        .one("t.ibShadowedToolTip", "NSSliderCell", "Slider"),
        .one("1538.title", "NSTextFieldCell", "A"),
        .one("1538.placeholderString", "NSTextFieldCell", "B"),
        .one("r.placeholderString", "NSSecureTextFieldCell", "P"),
        .one("y.placeholderString", "NSSearchFieldCell", "S"),
        .one("k.ibShadowedToolTip", "NSTokenField", "T"),
        .one("l.title", "NSTokenFieldCell", "U"),
        .one("bx.title", "NSBox", "Frame"),
        .one("cv.ibShadowedToolTip", "NSView", "Own"),
        .one("ti.label", "NSTabViewItem", "Tab"),
      ]
    ),
    InterfaceExample(
      "a table",
      .macOS,
      """
      <tableView id="t"><tableColumns>
        <tableColumn headerToolTip="Sorts" id="c">
          <tableHeaderCell key="headerCell" title="Name"/>
          <textFieldCell key="dataCell" title="Data" id="d"/>
        </tableColumn>
      </tableColumns></tableView>
      """,
      [
        .one("c.headerToolTip", "NSTableColumn", "Sorts"),
        .one("c.headerCell.title", "NSTableColumn", "Name"),
        .one("d.title", "NSTextFieldCell", "Data"),
      ]
    ),
    InterfaceExample(
      "a toolbar",
      .macOSStoryboard,
      """
      <toolbar key="toolbar" id="tb">
        <allowedToolbarItems>
          <toolbarItem label="Add" paletteLabel="Add" toolTip="Adds" tag="-1" title="No" id="a"/>
          <searchToolbarItem label="Search" paletteLabel="Find" id="s"/>
        </allowedToolbarItems>
        <defaultToolbarItems><toolbarItem reference="a"/></defaultToolbarItems>
      </toolbar>
      """,
      [
        .one("a.label", "NSToolbarItem", "Add"), .one("a.paletteLabel", "NSToolbarItem", "Add"),
        .one("a.toolTip", "NSToolbarItem", "Adds"),
        .one("s.label", "NSSearchToolbarItem", "Search"),
        .one("s.paletteLabel", "NSSearchToolbarItem", "Find"),
      ]
    ),
    InterfaceExample(
      "lists",
      .macOS,
      """
      <segmentedCell key="cell" id="s"><segments>
        <segment label="One"/><segment/><segment label="Three" toolTip="Third"/>
      </segments></segmentedCell>
      <comboBoxCell key="cell" placeholderString="Pick" id="rul-MQ-89R"><objectValues>
        <string>Dungeon Run</string><mutableString>B</mutableString><string></string><string>D</string>
      </objectValues></comboBoxCell>
      """,
      [
        .one("s.ibShadowedLabels[0]", "NSSegmentedCell", "One"),
        .one("s.ibShadowedLabels[2]", "NSSegmentedCell", "Three"),
        .one("s.ibShadowedToolTips[2]", "NSSegmentedCell", "Third"),
        .one("rul-MQ-89R.placeholderString", "NSComboBoxCell", "Pick"),
        .one("rul-MQ-89R.ibShadowedObjectValues[0]", "NSComboBoxCell", "Dungeon Run"),
        .one("rul-MQ-89R.ibShadowedObjectValues[1]", "NSComboBoxCell", "B"),
        .one("rul-MQ-89R.ibShadowedObjectValues[3]", "NSComboBoxCell", "D"),
      ]
    ),
    InterfaceExample(
      "the options of a binding",
      .macOS,
      """
      <textField id="f"><connections>
        <binding destination="-2" name="displayPatternValue1" keyPath="self.a" id="b">
          <dictionary key="options">
            <string key="NSDisplayPattern">%{value1}@ left</string>
            <string key="NSNullPlaceholder">N</string>
            <string key="NSDisplayName">D</string>
            <string key="NSNoSelectionPlaceholder">S</string>
            <string key="NSNotApplicablePlaceholder">A</string>
            <string key="NSMultipleValuesPlaceholder">M</string>
            <string key="NSValueTransformerName">NSNegateBoolean</string>
          </dictionary>
        </binding>
      </connections></textField>
      """,
      [
        .one("b.ibShadowedDisplayPattern", "CocoaBindingsConnection", "%{value1}@ left"),
        .one("b.ibShadowedIsNilPlaceholder", "CocoaBindingsConnection", "N"),
        .one("b.ibShadowedDisplayName", "CocoaBindingsConnection", "D"),
        .one("b.ibShadowedNoSelectionPlaceholder", "CocoaBindingsConnection", "S"),
        .one("b.ibShadowedNotApplicablePlaceholder", "CocoaBindingsConnection", "A"),
        .one("b.ibShadowedMultipleValuesPlaceholder", "CocoaBindingsConnection", "M"),
      ]
    ),
    InterfaceExample(
      "controllers of a storyboard",
      .macOSStoryboard,
      """
      <viewController title="A" id="a"/><tabViewController title="B" id="b"/>
      <splitViewController title="C" id="c"/><windowController title="No" id="d"/>
      <arrayController title="No" id="e"/><collectionViewItem title="F" id="f"/>
      """,
      [
        .one("a.title", "NSViewController", "A"), .one("b.title", "NSTabViewController", "B"),
        .one("c.title", "NSSplitViewController", "C"), .one("f.title", "NSCollectionViewItem", "F"),
      ]
    ),
  ]

  private static let uiKit = [
    InterfaceExample(
      "views",
      .iOSStoryboard,
      """
      <label text="Label" id="a"/><textField placeholder="P" text="T" id="b"/>
      <textView text="Body" id="c"/>
      <searchBar placeholder="Find" prompt="Where" text="x" id="d">
        <scopeButtonTitles><string>All</string><string>Mine</string></scopeButtonTitles></searchBar>
      <segmentedControl id="e"><segments><segment title="1"/><segment title="2"/></segments></segmentedControl>
      <tableViewSection headerTitle="H" footerTitle="F" id="f"/>
      """,
      [
        .one("a.text", "UILabel", "Label"), .one("b.placeholder", "UITextField", "P"),
        .one("b.text", "UITextField", "T"), .one("c.text", "UITextView", "Body"),
        .one("d.placeholder", "UISearchBar", "Find"), .one("d.prompt", "UISearchBar", "Where"),
        .one("d.text", "UISearchBar", "x"),
        .one("d.scopeButtonTitles[0]", "UISearchBar", "All"),
        .one("d.scopeButtonTitles[1]", "UISearchBar", "Mine"),
        .one("e.segmentTitles[0]", "UISegmentedControl", "1"),
        .one("e.segmentTitles[1]", "UISegmentedControl", "2"),
        .one("f.headerTitle", "UITableViewSection", "H"),
        .one("f.footerTitle", "UITableViewSection", "F"),
      ]
    ),
    InterfaceExample(
      "the states of a button",
      .iOSStoryboard,
      """
      <button id="b"><accessibility key="accessibilityConfiguration" hint="H" label="L" identifier="i"/>
        <state key="normal" title="N"/><state key="selected" title="S"/>
        <state key="highlighted" title="I"/><state key="disabled" title="D"/><state key="focused"/>
        <buttonConfiguration key="configuration" style="plain" title="T" subtitle="U"/></button>
      """,
      [
        .one("b.accessibilityHint", "UIButton", "H"), .one("b.accessibilityLabel", "UIButton", "L"),
        .one("b.normalTitle", "UIButton", "N"), .one("b.selectedTitle", "UIButton", "S"),
        .one("b.highlightedTitle", "UIButton", "I"), .one("b.disabledTitle", "UIButton", "D"),
        .one("b.configuration.title", "UIButton", "T"),
        .one("b.configuration.subtitle", "UIButton", "U"),
      ]
    ),
    InterfaceExample(
      "controllers and bars",
      .iOSStoryboard,
      """
      <viewController title="A" customClass="MyController" id="a">
        <navigationItem key="navigationItem" title="N" prompt="P" id="n">
          <barButtonItem key="leftBarButtonItem" title="Back" id="l"/></navigationItem>
        <tabBarItem key="tabBarItem" title="Tab" id="t"/></viewController>
      <tableViewController title="B" id="b"/><navigationController title="C" id="c"/>
      <tabBarController title="D" id="d"/><collectionViewController title="E" id="e"/>
      """,
      [
        .one("a.title", "UIViewController", "A"), .one("n.title", "UINavigationItem", "N"),
        .one("n.prompt", "UINavigationItem", "P"), .one("l.title", "UIBarButtonItem", "Back"),
        .one("t.title", "UITabBarItem", "Tab"), .one("b.title", "UITableViewController", "B"),
        .one("c.title", "UINavigationController", "C"),
        .one("d.title", "UITabBarController", "D"),
        .one("e.title", "UICollectionViewController", "E"),
      ]
    ),
    InterfaceExample(
      "runtime attributes of the type Localized String",
      .iOSStoryboard,
      """
      <tableViewCell id="c"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="a" value="not localized"/>
        <userDefinedRuntimeAttribute type="string" keyPath="b" value="One" localized="YES"/>
        <userDefinedRuntimeAttribute type="string" keyPath="c" localized="YES">
          <string key="value">Two</string></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></tableViewCell>
      """,
      [
        .one(
          "c.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]",
          "UITableViewCell",
          "One"
        ),
        .one(
          "c.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[1]",
          "UITableViewCell",
          "Two"
        ),
      ]
    ),
    InterfaceExample(
      "the menu of a button",
      .iOSStoryboard,
      #"<menu key="menu" id="m"><children><command title="Item 1" id="a"/></children></menu>"#,
      [.one("a.title", "UICommand", "Item 1")]
    ),
    InterfaceExample(
      "a document of tvOS",
      .tvOS,
      #"<label text="TV" id="a"/>"#,
      [.one("a.text", "UILabel", "TV")]
    ),
  ]

  private static let watchKit = [
    InterfaceExample(
      "a document of watchOS",
      .watchOS,
      """
      <controller title="C" id="c"><items>
        <label text="L" id="l"/><button accessibilityLabel="A" title="B" id="b"/><group id="g"/>
      </items><menu key="menu" id="m"><items><menuItem title="M" icon="add" id="i"/></items></menu>
      </controller>
      """,
      [
        .one("c.title", "WKInterfaceController", "C"), .one("l.text", "WKInterfaceLabel", "L"),
        .one("b.accessibilityLabel", "WKInterfaceButton", "A"),
        .one("b.title", "WKInterfaceButton", "B"), .one("i.title", "WKInterfaceMenuItem", "M"),
      ]
    )
  ]

  private static let forms = [
    InterfaceExample(
      "texts with special characters",
      .macOS,
      """
      <textFieldCell title="&lt;A&gt; &amp; &quot;B&quot;&#10;é 😀" id="a"/>
      <textFieldCell id="b"><string key="title">\tOne \\ two
       three </string></textFieldCell>
      <textFieldCell id="c"><mutableString key="title"><![CDATA[<x> & "y"]]></mutableString></textFieldCell>
      """,
      [
        .init(
          key: "a.title",
          comment:
            #"Class = "NSTextFieldCell"; title = "<A> & \"B\"\né 😀"; ObjectID = "a";"#,
          value: "<A> & \"B\"\né 😀"
        ),
        .init(
          key: "b.title",
          comment:
            #"Class = "NSTextFieldCell"; title = "\tOne \\ two\n three "; ObjectID = "b";"#,
          value: "\tOne \\ two\n three "
        ),
        .init(
          key: "c.title",
          comment: #"Class = "NSTextFieldCell"; title = "<x> & \"y\""; ObjectID = "c";"#,
          value: "<x> & \"y\""
        ),
      ]
    ),
    InterfaceExample(
      "texts in Base64, also without padding and with line breaks",
      .macOS,
      """
      <buttonCell id="a"><string key="title" base64-UTF8="YES">
      SGV
      sbG8
      </string></buttonCell>
      <buttonCell id="b"><string key="title" base64-UTF8="YES">SGVsbG8=</string></buttonCell>
      <buttonCell id="c"><string key="title" base64-UTF8="NO">SGVs</string></buttonCell>
      """,
      [
        .one("a.title", "NSButtonCell", "Hello"), .one("b.title", "NSButtonCell", "Hello"),
        .one("c.title", "NSButtonCell", "SGVs"),
      ]
    ),
    InterfaceExample(
      "elements of a state, a header and an accessibility description",
      .iOS,
      """
      <button id="b"><state key="normal"><string key="title">A
      B</string></state><accessibility key="accessibilityConfiguration">
      <string key="hint">H</string></accessibility></button>
      """,
      [
        .init(
          key: "b.normalTitle",
          comment: #"Class = "UIButton"; normalTitle = "A\nB"; ObjectID = "b";"#,
          value: "A\nB"
        ),
        .one("b.accessibilityHint", "UIButton", "H"),
      ]
    ),
    InterfaceExample(
      "notes for localizers",
      .macOS,
      """
      <menuItem title="A" id="a"><attributedString key="userComments">
        <fragment content="Say &quot;hi&quot;"/></attributedString></menuItem>
      <menuItem title="B" id="b"><attributedString key="userComments">
        <fragment><string key="content">One
      </string></fragment><fragment content="two"/></attributedString>
        <menu key="submenu" title="C" id="c"/></menuItem>
      <menuItem title="D" id="d"><attributedString key="userComments"/></menuItem>
      """,
      [
        .init(
          key: "a.title",
          comment:
            #"Class = "NSMenuItem"; title = "A"; ObjectID = "a"; Note = "Say \"hi\"";"#,
          value: "A"
        ),
        .one("b.title", "NSMenuItem", "B", note: #"One\ntwo"#),
        .one("c.title", "NSMenu", "C", note: #"One\ntwo"#),
        .one("d.title", "NSMenuItem", "D"),
      ]
    ),
  ]

  private static let inheritedNotes = [
    InterfaceExample(
      "notes of a control for its cell",
      .macOS,
      """
      <textField id="a"><textFieldCell key="cell" title="A" id="b"/>
        <attributedString key="userComments"><fragment content="N"/></attributedString></textField>
      <button id="c"><buttonCell key="cell" title="C" id="d">
          <attributedString key="userComments"><fragment content="O"/></attributedString></buttonCell>
        <attributedString key="userComments"><fragment content="N"/></attributedString></button>
      """,
      [
        .one("b.title", "NSTextFieldCell", "A", note: "N"),
        .one("d.title", "NSButtonCell", "C", note: "O"),
      ]
    ),
    InterfaceExample(
      "notes of a menu item for its menu, but not for the items in it",
      .macOS,
      """
      <menuItem title="S" id="a"><menu key="submenu" title="S" id="b"><items>
        <menuItem title="I" id="c"/></items></menu>
        <attributedString key="userComments"><fragment content="N"/></attributedString></menuItem>
      <customView id="d"><subviews><button id="e"><buttonCell key="cell" title="B" id="f"/></button></subviews>
        <attributedString key="userComments"><fragment content="N"/></attributedString></customView>
      """,
      [
        .one("a.title", "NSMenuItem", "S", note: "N"), .one("b.title", "NSMenu", "S", note: "N"),
        .one("c.title", "NSMenuItem", "I"), .one("f.title", "NSButtonCell", "B"),
      ]
    ),
  ]

  private static let notExtracted = [
    InterfaceExample(
      "texts of the library",
      .macOS,
      """
      <textFieldCell title="Text Cell" id="a"/><textFieldCell title="Table View Cell" id="b"/>
      <box title="Box" id="c"/><window title="Window" id="d"/><menu title="OtherViews" id="e"/>
      <menu title="MainMenu" id="f"/><menuItem title="Item1" id="g"/><menuItem title="Item3" id="h"/>
      <menuItem title="Item 1" id="i"/><menuItem title="Window" id="j"/><menu title="Box" id="k"/>
      <textFieldCell placeholderString="Text Cell" id="l"/><buttonCell title="Button" id="m"/>
      """,
      [
        .one("i.title", "NSMenuItem", "Item 1"), .one("j.title", "NSMenuItem", "Window"),
        .one("k.title", "NSMenu", "Box"),
        .one("l.placeholderString", "NSTextFieldCell", "Text Cell"),
        .one("m.title", "NSButtonCell", "Button"),
      ]
    ),
    InterfaceExample(
      "other attributes, and properties of other classes",
      .macOS,
      """
      <popUpButtonCell title="Item 1" id="a"/><toolbarItem title="A" id="b"/>
      <textFieldCell title="" id="c"/><customObject userLabel="User" customClass="C" id="d"/>
      <tabViewItem label="L" toolTip="no" identifier="x" id="e"/>
      <numberFormatter positiveFormat="#" id="f"/><accessibility description="no" id="z"/>
      <textView id="g"><attributedString key="textStorage"><fragment content="no"/></attributedString></textView>
      <button id="h"><buttonCell id="i"><attributedString key="attributedTitle">
        <fragment content="no"/></attributedString></buttonCell></button>
      <view id="j"><string key="title">no</string></view><string key="title">no</string>
      <buttonCell x:title="no" xmlns:x="urn:x" id="k"/><button toolTip="yes" id="l"/>
      """,
      [.one("e.label", "NSTabViewItem", "L"), .one("l.ibShadowedToolTip", "NSButton", "yes")]
    ),
  ]
}
