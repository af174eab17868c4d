import Diagnostics
import StringCatalog
import StringExtraction
import SwiftTypeChecker
import TestSupport
import Testing

@Suite struct `A Core Data model` {
  private let model = """
    <?xml version="1.0" encoding="UTF-8"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
      <entity name="Node" representedClassName="NodeEntity" codeGenerationType="class">
        <attribute name="rssi" attributeType="Integer 32" usesScalarValueType="YES"/>
        <attribute name="count" optional="YES" attributeType="Integer 64" usesScalarValueType="NO"/>
        <attribute name="level" attributeType="Double" usesScalarValueType="YES"/>
        <attribute name="name" optional="YES" attributeType="String"/>
        <attribute name="seen" attributeType="Date"/>
        <attribute name="a b" attributeType="String"/>
        <attribute name="colors" attributeType="Transformable" customClassName="Palette"/>
        <relationship name="links" toMany="YES" destinationEntity="Link"/>
        <relationship name="best" maxCount="1" destinationEntity="Link"/>
      </entity>
      <entity name="Link" representedClassName=".Link" parentEntity="Node" codeGenerationType="category">
        <attribute name="speed" attributeType="Float" usesScalarValueType="YES"/>
      </entity>
      <entity name="Old" representedClassName="Old">
        <attribute name="age" attributeType="Integer 16" usesScalarValueType="YES"/>
      </entity>
    </model>
    """

  @Test func `declares the classes and properties that Xcode generates`() {
    #expect(
      CoreDataModel(Array(model.utf8)).source == """
        class NodeEntity: NSManagedObject {
          @NSManaged var rssi: Int32
          @NSManaged var count: NSNumber?
          @NSManaged var level: Double
          @NSManaged var name: String?
          @NSManaged var seen: Date?
          @NSManaged var colors: Palette?
          @NSManaged var links: NSSet?
          @NSManaged var best: Link?
        }
        extension Link {
          @NSManaged var speed: Float
        }

        """
    )
  }

  @Test func `determines the specifiers of keys`() async {
    let code = """
      import SwiftUI
      class Link: NodeEntity {}
      func view(_ node: NodeEntity, _ link: Link) -> some View {
        Text("\\(node.rssi) \\(node.level) \\(node.name ?? "") \\(link.speed) \\(link.rssi)")
      }
      """
    let found = await extractStrings(
      from: [SourceFile(path: "View.swift", bytes: Array(code.utf8))],
      knowing: [SourceFile(path: "contents", bytes: CoreDataModel(Array(model.utf8)).sourceBytes)]
    )
    #expect(found.value.occurrences.map(\.key) == ["%d %lf %@ %f %d"])
    #expect(found.diagnostics.isEmpty)
  }

  @Test func `that is damaged or mutated never traps`() {
    let mutator = Mutator(
      tellingPieces: ["<entity ", "name=\"", "/>", "&#0;"].map { Array($0.utf8) }
    )
    var generator = SeededGenerator(seed: 3)
    let bytes = Array(model.utf8)
    for _ in 0..<500 {
      _ = CoreDataModel(mutator.mutate(bytes, mixing: bytes.reversed(), using: &generator))
    }
    #expect(
      CoreDataModel([]).source.isEmpty && CoreDataModel(Array("no model".utf8)).source.isEmpty
    )
  }
}
