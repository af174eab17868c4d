/// Interface Builder documents for tests, the fuzzer and benchmarks.
package enum InterfaceDocuments {
  /// Small documents with texts in all forms, of all platforms.
  package static let samples = [macOS, iOS, watchOS]

  private static let macOS = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0">
        <scenes><scene sceneID="s"><objects>
            <viewController title="Main" customClass="MainController" id="vc-01-abc">
                <view key="view" id="v"><subviews>
                    <textField toolTip="Name &amp; place" id="11"><rect key="frame" x="1" y="2"/>
                        <textFieldCell key="cell" placeholderString="Name" id="12">
                            <string key="title">Two
    lines</string></textFieldCell>
                        <attributedString key="userComments"><fragment content="A note"/>
                            <fragment><mutableString key="content">more</mutableString></fragment>
                        </attributedString>
                        <accessibility description="The name"/>
                        <connections><binding destination="1" name="value" id="b"><dictionary key="options">
                            <string key="NSNullPlaceholder">None</string></dictionary></binding></connections>
                    </textField>
                    <segmentedControl id="14"><segmentedCell key="cell" id="15"><segments>
                        <segment label="One" toolTip="1"/><segment label="Two"/></segments></segmentedCell>
                    </segmentedControl>
                    <comboBoxCell id="16"><objectValues><string>A</string><string base64-UTF8="YES">SGk</string>
                    </objectValues></comboBoxCell>
                    <tableColumn headerToolTip="T" id="17"><tableHeaderCell key="headerCell" title="H"/></tableColumn>
                </subviews></view>
            </viewController>
            <menu title="File" id="m"><items><menuItem title="Open…" id="n"/></items></menu>
        </objects></scene></scenes>
    </document>

    """

  private static let iOS = """
    <?xml version="1.0" encoding="UTF-8" standalone="no"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes><scene sceneID="s"><objects>
        <tableViewController storyboardIdentifier="List" id="a">
          <tableView key="view" id="t"><sections><tableViewSection headerTitle="H" footerTitle="F" id="u">
            <cells><tableViewCell id="c"><userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="string" keyPath="k" value="V" localized="YES"/>
              </userDefinedRuntimeAttributes>
              <label text="😀 &#x1F600;" id="l"><accessibility key="accessibilityConfiguration" label="L"/></label>
            </tableViewCell></cells></tableViewSection></sections></tableView>
          <navigationItem key="navigationItem" title="List" id="n"/>
        </tableViewController>
        <button id="b"><state key="normal" title="Go"/><state key="selected"><string key="title">Gone</string></state>
          <buttonConfiguration key="configuration" title="Go" subtitle="on"/></button>
        <segmentedControl id="sc"><segments><segment title="1"/><segment title="2"/></segments></segmentedControl>
        <searchBar prompt="P" id="sb"><scopeButtonTitles><string>All</string></scopeButtonTitles></searchBar>
      </objects></scene></scenes>
    </document>

    """

  private static let watchOS = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0">
      <scenes><scene sceneID="s"><objects><controller title="C" id="c"><items>
        <label text="L" id="l"/><button accessibilityLabel="A" title="B" id="b"/></items></controller>
      </objects></scene></scenes>
    </document>

    """

  /// Writes a document as large ones are: views with frames, fonts, constraints and texts.
  ///
  /// - Parameter viewCount: The number of views; one has about 2,000 bytes.
  /// - Returns: The document.
  package static func large(viewCount: Int) -> String {
    var document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="23504">
          <objects>
              <window title="Settings" id="win-00-000">
                  <view key="contentView" id="vie-00-000">
                      <subviews>

      """
    for number in 0..<viewCount { document += view(number) }
    document += """
                      </subviews>
                  </view>
              </window>
          </objects>
      </document>

      """
    return document
  }

  private static func view(_ number: Int) -> String {
    let id = String(number, radix: 36)
    return """
                          <textField horizontalHuggingPriority="251" verticalHuggingPriority="750" \
      fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-tf-aaa">
                              <rect key="frame" x="18" y="\(number)" width="214" height="17"/>
                              <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMinY="YES"/>
                              <textFieldCell key="cell" lineBreakMode="clipping" title="Text &amp; number \(id)" id="\(id)-tc-aaa">
                                  <font key="font" metaFont="system"/>
                                  <color key="textColor" name="labelColor" catalog="System" colorSpace="catalog"/>
                                  <color key="backgroundColor" name="controlColor" catalog="System" colorSpace="catalog"/>
                              </textFieldCell>
                          </textField>
                          <button verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-bu-aaa">
                              <rect key="frame" x="12" y="\(number)" width="76" height="32"/>
                              <buttonCell key="cell" type="push" bezelStyle="rounded" alignment="center" borderStyle="border" \
      imageScaling="proportionallyDown" inset="2" id="\(id)-bc-aaa">
                                  <behavior key="behavior" pushIn="YES" lightByBackground="YES" lightByGray="YES"/>
                                  <font key="font" metaFont="system"/>
                                  <string key="title">First line \(id)
      Second line</string>
                              </buttonCell>
                              <constraints>
                                  <constraint firstAttribute="width" constant="\(number)" id="\(id)-co-aaa"/>
                                  <constraint firstItem="\(id)-tf-aaa" firstAttribute="leading" secondItem="vie-00-000" \
      secondAttribute="leading" constant="20" symbolic="YES" id="\(id)-cp-aaa"/>
                              </constraints>
                              <connections><action selector="press:" target="-2" id="\(id)-ac-aaa"/></connections>
                          </button>

      """
  }
}

extension Mutator {
  /// Damages Interface Builder documents.
  package static let interface = Mutator(
    tellingPieces: Mutator.exchange.tellingPieces
      + [
        "<menuItem title=\"A\" id=\"a\"/>", "<items>", "</items>", "<subviews>", "</subviews>",
        "<string key=\"title\">", "<mutableString key=\"title\">", "</mutableString>",
        " base64-UTF8=\"YES\"", " id=\"11\"", " id=\"\"", " id=\"a&#10;b\"", " key=\"title\"",
        " key=\"cell\"", " title=\"T\"", " title=\"\"", " text=\"T\"", " toolTip=\"T\"",
        " localized=\"YES\"", "<segments>", "</segments>", "<segment label=\"S\"/>",
        "<objectValues>", "<attributedString key=\"userComments\">", "</attributedString>",
        "<fragment content=\"F\"/>", "<accessibility description=\"D\"/>", "Cocoa", "CocoaTouch",
        "WatchKit", "<window title=\"W\" id=\"w\">", "</window>", "<archive",
        "<dictionary key=\"options\">",
        "<state key=\"normal\" title=\"N\"/>",
      ]
      .map { Array($0.utf8) }
  )
}
