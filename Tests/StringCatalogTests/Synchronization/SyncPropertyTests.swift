import OrderedCollections
import StringCatalog
import Testing

/// Checks all combinations of entry states and source occurrences.
@Suite struct `Every synchronization` {
  @Test func `changes nothing when it is repeated`() throws {
    for row in rows {
      let (once, _) = synchronize(
        row.catalog,
        with: row.found,
        completeness: SourceCompleteness(row.completeness)
      )
      let (twice, report) = synchronize(
        once,
        with: row.found,
        completeness: SourceCompleteness(row.completeness)
      )
      #expect(report.isUnchanged, "\(row)")
      #expect(twice.printed() == once.printed(), "\(row)")
    }
  }

  @Test func `keeps every translation`() throws {
    for row in rows where row.unitState != nil {
      let (result, _) = synchronize(
        row.catalog,
        with: row.found,
        completeness: SourceCompleteness(row.completeness)
      )
      let text = result["key"]?.localizations["es"]?.stringUnit
      #expect(text == StringCatalog.StringUnit(state: row.unitState ?? .new, value: "t"), "\(row)")
    }
  }

  @Test func `reports a change exactly when the catalog changes`() throws {
    for row in rows {
      let (result, report) = synchronize(
        row.catalog,
        with: row.found,
        completeness: SourceCompleteness(row.completeness)
      )
      #expect(report.isUnchanged == (result.printed() == row.catalog.printed()), "\(row)")
    }
  }

  @Test func `neither marks nor removes keys if sources are missing`() throws {
    for row in rows where row.completeness == .partial {
      let (result, report) = synchronize(row.catalog, with: row.found, completeness: .partial)
      #expect(result["key"] != nil, "\(row)")
      #expect(report.changes(of: .removed).isEmpty && report.changes(of: .markedStale).isEmpty)
    }
  }

  @Test func `does not change a manual entry`() throws {
    for row in rows where row.extractionState == .manual {
      let (result, _) = synchronize(
        row.catalog,
        with: row.found,
        completeness: SourceCompleteness(row.completeness)
      )
      #expect(result.printed() == row.catalog.printed(), "\(row)")
    }
  }
}

/// One combination: a catalog with one entry, and an extraction.
private struct Row: CustomStringConvertible {
  var extractionState: StringCatalog.ExtractionState?
  var unitState: StringCatalog.TranslationState?
  var comment: String?
  var found: [ExtractedString]
  var completeness: ExtractedStrings.Completeness

  var catalog: StringCatalog {
    var entry = StringCatalog.Entry(comment: comment, extractionState: extractionState)
    if let unitState {
      entry.localizations["es"] = StringCatalog.Localization("t", state: unitState)
    }
    var catalog = StringCatalog(sourceLanguage: "en")
    catalog["key"] = entry
    return catalog
  }

  var description: String {
    let states = [extractionState?.rawValue, unitState?.rawValue, comment].map { $0 ?? "none" }
    return "\(states), \(found.map { [$0.comment, $0.defaultValue] }), \(completeness)"
  }
}

private let rows: [Row] = {
  var rows: [Row] = []
  let extractionStates: [StringCatalog.ExtractionState?] = [
    nil, .extractedWithValue, .manual, .migrated, .stale, .init(rawValue: "foretold"),
  ]
  let unitStates: [StringCatalog.TranslationState?] = [
    nil, .new, .translated, .needsReview, .machineTranslated, .stale,
  ]
  let extractions: [[ExtractedString]] = [
    [], [found("key")], [found("key", comment: "c")], [found("key", value: "v")],
    [found("key", value: "v"), found("key", comment: "c", line: 2)],
  ]
  for extractionState in extractionStates {
    for unitState in unitStates {
      for comment in [nil, "c", "d"] {
        for extraction in extractions {
          for completeness in [ExtractedStrings.Completeness.complete, .partial] {
            rows.append(
              Row(
                extractionState: extractionState,
                unitState: unitState,
                comment: comment,
                found: extraction,
                completeness: completeness
              )
            )
          }
        }
      }
    }
  }
  return rows
}()
