import Foundation
import FoundationXML
import ICU
import TestSupport
import Testing
import WeightCore
import WeightPresentation

@Suite struct WidgetPictureTests {
  @Test(arguments: WidgetSample.allCases, WidgetReader.all)
  func `texts are inside the widget, complete and without overlaps`(
    sample: WidgetSample,
    reader: WidgetReader
  ) throws {
    let face = try reader.words(sample).face
    for family in WidgetFamily.allCases {
      let scene = WidgetPicture(face, family).scene
      let texts = scene.texts
      // A circle has space for a weight, or for a symbol if there is none.
      let isSign = family == .circular && face.weight == nil
      #expect(texts.isEmpty == isSign, "\(family)")
      for (index, text) in texts.enumerated() {
        let margin = family == .circular ? 6.0 : 10
        #expect(text.frame.left >= margin, "\(family) \(text)")
        #expect(text.frame.right <= scene.size.width - margin, "\(family) \(text)")
        #expect(text.frame.top >= margin, "\(family) \(text)")
        #expect(text.frame.bottom <= scene.size.height - margin + 4, "\(family) \(text)")
        #expect(!text.words.contains("…"), "\(family) \(text)")
        #expect(!text.words.isEmpty)
        #expect(text.size >= 7, "\(family) \(text)")
        for other in texts[..<index] where text.covers(other) {
          Issue.record("\(family): \(text) covers \(other)")
        }
      }
    }
  }

  @Test(arguments: WidgetSample.allCases, WidgetFamily.allCases)
  func `every picture is a document of its size`(
    sample: WidgetSample,
    family: WidgetFamily
  ) throws {
    for reader in WidgetReader.all {
      let scene = WidgetPicture(try reader.words(sample).face, family).scene
      for appearance in Appearance.allCases {
        let svg = scene.svg(appearance)
        #expect(XMLParser(data: Data(svg.utf8)).parse())
        #expect(svg.contains("viewBox=\"0 0 \(Int(scene.size.width)) \(Int(scene.size.height))\""))
        #expect(svg.contains("prefers-color-scheme") == (appearance == .automatic))
        #expect(!scene.title.isEmpty)
        #expect(!scene.description.isEmpty)
      }
    }
  }

  @Test(
    .enabled(if: ICUVersion.major == 72),
    arguments: [WidgetReader.all[0], WidgetReader.all[2]]
  )
  func `a picture matches its snapshot`(reader: WidgetReader) throws {
    for sample in [WidgetSample.one, .long, .goalReached, .empty] {
      for family in [WidgetFamily.medium, .circular] {
        let name = "Widget.\(family.rawValue).\(sample.rawValue).\(reader.locale).svg"
        let svg = WidgetPicture(try reader.words(sample).face, family).scene.svg(.light)
        try GoldenFile(name).expect(svg)
      }
    }
  }

  @Test(.enabled(if: ICUVersion.major == 72), arguments: WidgetReader.all)
  func `a JSON file matches its snapshot`(reader: WidgetReader) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    var snapshots: [String: WidgetSnapshot] = [:]
    for sample in [WidgetSample.needsSetup, .empty, .one, .noChart, .gain] {
      snapshots[sample.rawValue] = WidgetSnapshot(try reader.words(sample))
    }
    let text = String(decoding: try encoder.encode(snapshots), as: UTF8.self) + "\n"
    try GoldenFile("Widget.\(reader.name).json").expect(text)
  }

  @Test(.enabled(if: ICUVersion.major == 72), arguments: WidgetReader.all)
  func `text for a status bar matches its snapshot`(reader: WidgetReader) throws {
    let texts = try WidgetSample.allCases.flatMap { sample in
      let lines = WidgetLines(try reader.words(sample).face)
      return WidgetFamily.allCases.map { family in
        let text = lines.lines(family).joined(separator: "\n")
        #expect([.medium, .large].contains(family) || !text.contains("\n"))
        return "\(sample.rawValue) \(family.rawValue)\n\(text)\n"
      }
    }
    try GoldenFile("Widget.\(reader.name).txt").expect(texts.joined(separator: "\n"))
  }
}
