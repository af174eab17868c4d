import Foundation
import FoundationXML
import ICU
import Localization
import TestSupport
import Testing
import WeightCore
import WeightPresentation

@Suite struct ShareStringsTests {
  /// A log of random weights, and its shared content.
  private struct Sample {
    let content: ShareContent

    /// Creates a log.
    ///
    /// With another factor or other days, it has the same shape.
    init?(
      seed: UInt64,
      _ kind: ShareKind,
      discretion: SharePrivacyOptions,
      factor: Int64 = 1,
      daysLater: Int64 = 0
    ) throws {
      var generator = SeededGenerator(seed: seed)
      let count = Int.random(in: 2...120, using: &generator)
      let losing = Bool.random(using: &generator)
      var micrograms = Int64.random(in: 50_000_000...90_000_000, using: &generator) * 1_000
      let first = 1_790_000_000 + daysLater * 86_400
      let start = Mass(micrograms: micrograms * factor)
      let entries = try (0..<count)
        .map { index -> WeightEntry in
          let step = Int64.random(in: -900_000...500_000, using: &generator) * 1_000
          micrograms += losing ? step : -step
          let draft = WeightEntry.Draft(
            mass: Mass(micrograms: micrograms * factor),
            moment: try #require(
              Timestamp(secondsSince1970: first + Int64(index) * 259_200, utcOffset: 0)
            )
          )
          return WeightEntry(id: WeightEntry.ID(rawValue: Int64(index + 1)), draft)
        }
      let last = try #require(entries.last)
      // The goal is between the weights or after the last one.
      let target = last.mass.micrograms + (losing ? -1 : 1) * 3_000_000_000 * factor
      let goal = Goal(
        target: Mass(micrograms: target),
        set: entries[0].moment,
        start: start
      )
      var settings = Settings()
      settings.goal = goal
      let logSummary = LogSummary(entries, settings: settings, today: last.moment.day)
      do {
        content = try ShareContent(
          kind,
          of: logSummary,
          goal: goal,
          milestones: Milestones(start: start, goal: goal.target, interval: .twoKilograms),
          discretion: discretion
        )
      } catch {
        return nil
      }
    }
  }

  private static let readers = ["es_ES", "en_US", "en_GB", "es_MX"]
    .map { MassNotation(locale: UserLocale($0)) }

  /// Returns all shared texts, including the title and description of the picture.
  private func texts(_ content: ShareContent, _ notation: MassNotation) -> [String] {
    let words = ShareStrings(content, notation: notation)
    return [words.text, SharePicture(words.face).scene.svg]
  }

  @Test(arguments: ShareKind.allCases, 1...25 as ClosedRange<UInt64>)
  func `with hidden weights, the content does not depend on them`(
    kind: ShareKind,
    seed: UInt64
  ) throws {
    for dates in [SharePrivacyOptions.Dates.none, .duration, .exact] {
      let discretion = SharePrivacyOptions(dates: dates)
      let light = try Sample(seed: seed, kind, discretion: discretion)
      let heavy = try Sample(seed: seed, kind, discretion: discretion, factor: 2)
      guard let light, let heavy else {
        #expect(light == nil && heavy == nil)
        continue
      }
      for reader in Self.readers {
        #expect(texts(light.content, reader) == texts(heavy.content, reader))
      }
    }
  }

  @Test(arguments: ShareKind.allCases, 1...25 as ClosedRange<UInt64>)
  func `with hidden dates, the content does not depend on them`(
    kind: ShareKind,
    seed: UInt64
  ) throws {
    for dates in [SharePrivacyOptions.Dates.none, .duration] {
      let discretion = SharePrivacyOptions(showsWeights: true, dates: dates)
      let former = try Sample(seed: seed, kind, discretion: discretion)
      let later = try Sample(seed: seed, kind, discretion: discretion, daysLater: 401)
      guard let former, let later else {
        #expect(former == nil && later == nil)
        continue
      }
      for reader in Self.readers {
        #expect(texts(former.content, reader) == texts(later.content, reader))
      }
    }
  }

  @Test(arguments: ShareKind.allCases, 1...25 as ClosedRange<UInt64>)
  func `texts are inside the picture, complete and without overlaps`(
    kind: ShareKind,
    seed: UInt64
  ) throws {
    let dates = [SharePrivacyOptions.Dates.none, .duration, .exact]
    let choices = [false, true]
      .flatMap { weights in
        dates.map { SharePrivacyOptions(showsWeights: weights, dates: $0) }
      }
    for discretion in choices {
      guard let sample = try Sample(seed: seed, kind, discretion: discretion) else { continue }
      for reader in Self.readers {
        let words = ShareStrings(sample.content, notation: reader)
        let scene = SharePicture(words.face).scene
        #expect(XMLParser(data: Data(scene.svg.utf8)).parse())
        for (index, text) in scene.texts.enumerated() {
          #expect(text.frame.left >= 40, "\(text)")
          #expect(text.frame.right <= scene.size.width - 40, "\(text)")
          #expect(text.frame.top >= 20 && text.frame.bottom <= scene.size.height - 20)
          #expect(!text.words.contains("…"), "\(text)")
          for other in scene.texts[..<index] where text.covers(other) {
            Issue.record("\(text) covers \(other)")
          }
        }
      }
    }
  }

  @Test(.enabled(if: ICUVersion.major == 72), arguments: ["es_ES", "en_US", "en_GB"])
  func `the shared text matches its snapshot`(locale: String) throws {
    let notation = MassNotation(locale: UserLocale(locale))
    var lines: [String] = []
    for kind in ShareKind.allCases {
      for seed in [3, 5, 8, 9] as [UInt64] {
        for discretion in [
          SharePrivacyOptions(dates: .none), SharePrivacyOptions(),
          SharePrivacyOptions(showsWeights: true, dates: .exact),
        ] {
          guard let sample = try Sample(seed: seed, kind, discretion: discretion) else { continue }
          lines.append(ShareStrings(sample.content, notation: notation).text)
        }
      }
    }
    try GoldenFile("Share.\(locale).txt").expect(lines.joined(separator: "\n") + "\n")
  }

  @Test func `no word distinguishes a loss from a gain`() throws {
    let words = ["lose", "lost", "loss", "gain", "perd", "pérd", "gan", "baj", "sub", "adelgaz"]
    for seed in 1...40 as ClosedRange<UInt64> {
      for kind in ShareKind.allCases {
        let open = SharePrivacyOptions(showsWeights: true, dates: .exact)
        guard let sample = try Sample(seed: seed, kind, discretion: open) else { continue }
        for reader in Self.readers {
          let face = ShareStrings(sample.content, notation: reader).face
          let texts = ([face.title, face.description, face.headline] + face.details)
            .joined(separator: " ").lowercased()
          #expect(!words.contains { texts.contains($0) }, "\(texts)")
        }
      }
    }
  }
}
