import Diagnostics
import StringExtraction
import Testing

/// The context of strings for translators, and their locations.
@Suite struct `Context of Interface Builder strings` {
  @Test(arguments: containers)
  func `names the window or scene`(_ row: Row) {
    let document = readInterface(InterfaceExample.document(row.objects, row.kind)).value
    let names = document?.strings.map { "\($0.key): \($0.container ?? "-")" }
    #expect(names == row.expected)
  }

  @Test(arguments: neighbors)
  func `lists texts of the same view or menu`(_ row: Row) {
    let document = readInterface(InterfaceExample.document(row.objects, row.kind)).value
    let texts = document?.strings
      .map { "\($0.value): \($0.neighbors.joined(separator: ", "))" }
    #expect(texts == row.expected)
  }

  /// The objects of a document, and the expected context of each string.
  struct Row: Sendable, CustomTestStringConvertible {
    var title: String
    var kind = InterfaceExample.Kind.macOS
    var objects: String
    var expected: [String]

    var testDescription: String { title }
  }

  private static let containers = [
    Row(
      title: "a window",
      objects: """
        <menu title="M" id="m"/>
        <window title="Settings" id="w"><view key="contentView" id="v"><subviews>
          <box title="B" toolTip="T" id="b"/></subviews></view></window>
        """,
      expected: [
        "m.title: -", "w.title: -", "b.title: Settings", "b.ibShadowedToolTip: Settings",
      ]
    ),
    Row(
      title: "a window with the title of the library",
      objects:
        #"<window title="Window" customClass="Panel" id="w"><box title="B" id="b"/></window>"#,
      expected: ["b.title: Panel"]
    ),
    Row(
      title: "scenes",
      kind: .iOSStoryboard,
      objects: """
        <viewController title="A" customClass="AC" storyboardIdentifier="AI" id="a">
          <label text="1" id="1"/></viewController>
        <viewController customClass="BC" storyboardIdentifier="BI" id="b">
          <label text="2" id="2"/></viewController>
        <viewController storyboardIdentifier="CI" userLabel="CL" id="c">
          <label text="3" id="3"/></viewController>
        <viewController userLabel="DL" id="d"><label text="4" id="4"/>
          <string key="title">D</string></viewController>
        <viewController id="e"><label text="5" id="5"/></viewController>
        <label text="6" id="6"/>
        """,
      expected: [
        "a.title: -", "1.text: A", "2.text: BC", "3.text: CI", "4.text: D", "d.title: -",
        "5.text: -", "6.text: -",
      ]
    ),
  ]

  private static let neighbors = [
    Row(
      title: "a menu",
      objects: """
        <menu title="File" id="m"><items><menuItem title="A" id="a"/><menuItem title="B" id="b"/>
        <menuItem title="C" id="c"><menu title="Sub" id="s"><items><menuItem title="X" id="x"/></items></menu>
        </menuItem><menuItem title="D" id="d"/></items></menu>
        """,
      expected: [
        "File: ", "A: B, C", "B: A, C, Sub", "C: A, B, Sub, D", "Sub: B, C, D", "X: ",
        "D: C, Sub",
      ]
    ),
    Row(
      title: "views, with equal texts once",
      objects: """
        <view id="v"><subviews>
        <textField id="1"><textFieldCell key="cell" title="A" id="a"/></textField>
        <textField id="2"><textFieldCell key="cell" title="B" id="b"/></textField>
        <textField id="3"><textFieldCell key="cell" title="A" id="c"/></textField>
        </subviews></view>
        """,
      expected: ["A: B", "B: A", "A: B"]
    ),
  ]

  @Test
  func `locates attributes by their values and elements by their tags`() throws {
    let text = """
      <?xml version="1.0"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB"><objects>
      <menuItem keyEquivalent='>' title = 'é &amp; b'
        toolTip="tip" id="a"/>
      <menuItem id="b">
        <string key="title">T</string></menuItem>
      </objects></document>
      """
    let strings = try #require(readInterface(text).value?.strings)
    let located = strings.map { string in
      let bytes = Array(text.utf8)[string.location.utf8Range]
      return "\(string.location.line):\(string.location.column) "
        + String(decoding: bytes, as: UTF8.self)
    }
    #expect(
      located == [
        "3:38 é &amp; b", "4:12 tip", "6:3 <string key=\"title\"",
      ]
    )
  }
}
