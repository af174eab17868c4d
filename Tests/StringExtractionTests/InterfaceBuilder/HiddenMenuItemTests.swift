import Diagnostics
import StringExtraction
import Testing

@Suite struct `Hidden menu items` {
  private static let menu = """
    <menuItem title="Find" hidden="YES" id="a"><menu key="submenu" title="Find" id="b"><items>
      <menuItem title="Next" id="c"><connections>
        <action selector="next:" target="-1" id="d"/>%CONNECTION%</connections></menuItem>
    </items></menu></menuItem>
    <menuItem title="Quit" id="e"/>
    """

  @Test(
    arguments: [
      ("", "", ["a", "b", "c", "d"]),
      // An outlet to the hidden item, and a binding of its visibility.
      ("", #"<outlet property="findItem" destination="a" id="f"/>"#, []),
      ("", #"<outlet property="nextItem" destination="e" id="f"/>"#, ["a", "b", "c", "d"]),
      (#"<binding destination="x" name="hidden" keyPath="self" id="g"/>"#, "", []),
      (
        #"<binding destination="x" name="title" keyPath="self" id="g"/>"#, "",
        ["a", "b", "c", "d", "g"]
      ),
    ] as [(String, String, Set<String>)]
  )
  func `are those that no outlet shows`(
    _ connection: String,
    _ outlet: String,
    _ hidden: Set<String>
  ) throws {
    let objects =
      "<customObject id=\"o\"><connections>\(outlet)</connections></customObject>"
      + "<menu id=\"m\"><items>\(Self.menu)</items></menu>"
    let text = InterfaceExample.document(objects.replacing("%CONNECTION%", with: connection))
    let document = try #require(readInterface(text).value)
    #expect(document.hiddenIDs == hidden)
    #expect(document.objectIDs.isSuperset(of: ["a", "b", "c", "d", "e"]))
  }

  @Test func `are only menu items`() throws {
    let text = InterfaceExample.document(#"<view hidden="YES" id="a"><button id="b"/></view>"#)
    #expect(try #require(readInterface(text).value).hiddenIDs.isEmpty)
  }
}
