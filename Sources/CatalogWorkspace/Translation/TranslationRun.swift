import CatalogValidation
import FileSystem
import MachineTranslation
import StringCatalog
import TranslationMemory
import TranslationReview

/// A translation of catalogs into one language after the other.
struct TranslationRun {
  private let request: TranslationRequest
  private let engine: EngineCommand?
  private let root: String
  private let project: Project?
  private let handlers: TranslationHandlers
  private var catalogs: [TranslatedCatalog]
  private(set) var report: TranslationReport
  /// The number of texts that may still be requested; `nil` for no limit.
  private var left: Int?
  /// The refused requests of the language that is being translated.
  private var refusals = TranslationRefusals()
  /// The number of keys that are finished, translated or not.
  private var finishedCount = 0

  /// The entries of a language in all catalogs with the same source language.
  private struct Group {
    let source: String
    let language: String
    let style: [String: String]
    var items: [Item] = []
    /// The rules by catalog.
    var rules: [Int: AnswerRules] = [:]
  }

  /// An entry of a catalog.
  private struct Item {
    let catalog: Int
    /// The index of the part of the report.
    let part: Int
    let entry: PlannedEntry
    let digest: RequestDigest
  }

  /// Prepares a run.
  init(
    _ request: TranslationRequest,
    _ engine: EngineCommand?,
    _ files: [CatalogFile],
    _ plans: [CatalogTranslationPlan],
    in project: Project?,
    _ handlers: TranslationHandlers
  ) {
    self.request = request
    self.engine = engine
    self.project = project
    root = project?.folder ?? Project.packageFolder ?? "."
    self.handlers = handlers
    catalogs = files.map(TranslatedCatalog.init)
    report = TranslationReport(plans)
    left = request.limit
  }

  /// Translates the texts of the plans.
  ///
  /// - Throws: ``WorkspaceError``, or an error if a file cannot be read or written.
  mutating func run(_ plans: [CatalogTranslationPlan]) throws {
    let groups = groups(plans)
    for plan in plans
    where !groups.contains(where: { $0.source == plan.source && $0.language == plan.language }) {
      TranslationJournal.removeLeftOver(in: root, from: plan.source, to: plan.language)
    }
    for group in groups {
      guard report.ending == .completed || report.ending == .limitReached else { return }
      let plans = plans.filter { $0.source == group.source && $0.language == group.language }
      try translate(group, except: plans.outdated)
    }
  }

  private func groups(_ plans: [CatalogTranslationPlan]) -> [Group] {
    var groups: [Group] = []
    for (part, plan) in plans.enumerated() where !plan.plan.entries.isEmpty {
      let source = catalogs[plan.catalog].file.catalog.sourceLanguage
      let index =
        groups.firstIndex { $0.source == source && $0.language == plan.language } ?? groups.count
      if index == groups.count {
        groups.append(Group(source: source, language: plan.language, style: plan.style))
      }
      groups[index].rules[plan.catalog] = plan.rules
      groups[index].items += plan.plan.entries.map { entry in
        Item(
          catalog: plan.catalog,
          part: part,
          entry: entry,
          digest: RequestDigest(
            of: entry,
            engine: engine?.line ?? "",
            style: plan.style,
            catalog: plan.path
          )
        )
      }
    }
    return groups
  }
}

// MARK: - One language

extension TranslationRun {
  private mutating func translate(
    _ group: Group,
    except outdated: [String: Set<ExactString>]
  ) throws {
    guard let journal = try TranslationJournal(in: root, from: group.source, to: group.language)
    else { throw WorkspaceError.translationIsRunning(language: group.language) }
    var writer = TranslationWriter()
    let finished = try FinishedTranslations(
      in: catalogs.map(\.file),
      from: group.source,
      to: group.language,
      except: outdated,
      project: project
    )
    let rest = resume(group, from: journal, &writer)
    let items = try takeKnown(rest, of: group, from: finished, journal, &writer)
    refusals = TranslationRefusals(in: journal)
    let requested = engine == nil ? items : withoutRefused(items)
    let open = engine == nil ? [] : limited(requested)
    do {
      if let engine, !open.isEmpty {
        try converse(open, group, by: engine, finished, journal, &writer)
      }
      try write(&writer, journal)
    } catch {
      // What was accepted stays in the journal, for the next run.
      try? journal.synchronize()
      throw error
    }
    try refusals.write()
    journal.remove()
    if engine != nil, open.count < requested.count, report.ending == .completed {
      report.ending = .limitReached
    }
  }

  /// Takes the translations of an interrupted run, and returns the other entries.
  private mutating func resume(
    _ group: Group,
    from journal: TranslationJournal,
    _ writer: inout TranslationWriter
  ) -> [Item] {
    guard !journal.lines.isEmpty else { return group.items }
    var others: [Item] = []
    for item in group.items {
      guard let line = journal.lines[item.digest],
        line.translations.count == item.entry.texts.count,
        let findings = group.rules[item.catalog]?.findings(line.translations, of: item.entry),
        findings.isAccepted
      else {
        others.append(item)
        continue
      }
      report.parts[item.part].resumedCount += 1
      finishedCount += 1
      writer.append(
        line.translations,
        of: item.entry,
        catalog: item.catalog,
        part: item.part,
        origin: origin(ofEngine: line.engine),
        remarks: findings.remarks
      )
    }
    return others
  }

  /// Takes translations of equal texts, and returns the other entries.
  private mutating func takeKnown(
    _ items: [Item],
    of group: Group,
    from finished: FinishedTranslations,
    _ journal: TranslationJournal,
    _ writer: inout TranslationWriter
  ) throws -> [Item] {
    guard !finished.isEmpty else { return items }
    var others: [Item] = []
    for item in items {
      guard
        let known = finished.known(
          item.entry,
          minimumScore: request.minimumScore,
          group.rules[item.catalog]
        )
      else {
        others.append(item)
        continue
      }
      report.parts[item.part].knownCount += 1
      finishedCount += 1
      writer.append(
        known.translations,
        of: item.entry,
        catalog: item.catalog,
        part: item.part,
        origin: "memory:\(known.score)",
        isSimilar: known.score < MemoryMatch.scoreOfEqualText
      )
    }
    return others
  }

  /// Returns the entries whose answers were not refused by an earlier run.
  private mutating func withoutRefused(_ items: [Item]) -> [Item] {
    guard !request.retriesRefused else { return items }
    return items.filter { item in
      guard let problems = refusals[item.digest] else { return true }
      report.parts[item.part].failures.append((item.entry.key, .refused(problems)))
      report.parts[item.part].refusedBeforeCount += 1
      finishedCount += 1
      return false
    }
  }

  /// Returns the entries whose texts may be requested.
  private mutating func limited(_ items: [Item]) -> [Item] {
    guard let limit = left else { return items }
    var rest = limit
    let taken = items.prefix { item in
      rest -= item.entry.texts.count
      return rest >= 0
    }
    left = limit - taken.reduce(0) { $0 + $1.entry.texts.count }
    return Array(taken)
  }

  private mutating func converse(
    _ items: [Item],
    _ group: Group,
    by engine: EngineCommand,
    _ finished: FinishedTranslations,
    _ journal: TranslationJournal,
    _ writer: inout TranslationWriter
  ) throws {
    let header = EngineHeader(
      source: group.source,
      target: group.language,
      style: group.style,
      count: items.reduce(0) { $0 + $1.entry.texts.count }
    )
    var limits = request.limits
    limits.cost = limits.cost.map { $0 - report.usage.cost }
    let rules = group.rules
    var conversation = EngineConversation(
      header,
      items.map(\.entry),
      limits,
      hints: { entry, text in finished.hints(for: text, of: entry) },
      rules: { index, texts in
        rules[items[index].catalog]?.findings(texts, of: items[index].entry)
          ?? AnswerRules.Findings()
      }
    )
    do {
      var session = try EngineSession(
        engine,
        environment: handlers.environment,
        timeout: limits.timeout,
        interruption: handlers.interruption,
        log: handlers.log
      )
      let ending = try session.run(&conversation) { conversation in
        try save(&conversation, items, journal, &writer)
      }
      if case .failed = ending { report.engineErrors = session.errorText }
      note(conversation, items, ending)
    } catch let failure as EngineFailure {
      report.ending = .failed(failure)
    }
  }

  /// Adds the translations that arrived to the journal, and regularly writes the catalogs.
  private mutating func save(
    _ conversation: inout EngineConversation,
    _ items: [Item],
    _ journal: TranslationJournal,
    _ writer: inout TranslationWriter
  ) throws {
    let accepted = conversation.takeAccepted()
    let engine = conversation.engineName
    try journal.append(
      accepted.map { translation in
        JournalLine(
          request: items[translation.entry].digest,
          engine: engine,
          translations: translation.translations
        )
      }
    )
    for translation in accepted {
      let item = items[translation.entry]
      writer.append(
        translation.translations,
        of: item.entry,
        catalog: item.catalog,
        part: item.part,
        origin: origin(ofEngine: engine),
        remarks: translation.remarks
      )
    }
    try journal.synchronizeRegularly()
    if writer.isDue { try write(&writer, journal) }
    guard let language = items.first?.entry.language else { return }
    let total = report.parts.reduce(0) { $0 + $1.plan.entries.count }
    let done = finishedCount + conversation.finishedCount
    handlers.progress(
      TranslationProgress(
        language: language,
        done: done,
        total: total,
        isPaused: conversation.isPaused
      )
    )
  }

  /// Writes the translations that wait for it.
  private mutating func write(
    _ writer: inout TranslationWriter,
    _ journal: TranslationJournal
  ) throws {
    let start = ContinuousClock.now
    try journal.synchronize()
    for (catalog, pending) in writer.takePending().sorted(by: { $0.key < $1.key }) {
      let results = try catalogs[catalog].write(pending.map(\.translation), state: request.state)
      try recordOrigins(zip(pending, results).filter(\.1).map(\.0), catalog: catalog)
      for (item, isWritten) in zip(pending, results) {
        if isWritten {
          let key = item.translation.entry.key
          report.parts[item.part].written.append(key)
          report.parts[item.part].remarks += item.remarks.map { (key, $0) }
        } else {
          report.parts[item.part].stale.append(item.translation.entry.key)
        }
      }
    }
    writer.noteWrite(since: start)
  }

  /// Returns the origin of a translation: the name of the engine, or else of its program.
  private func origin(ofEngine name: String?) -> String {
    let program = engine?.program.split(separator: "/").last.map(String.init)
    return "mt:\(name ?? program ?? "")"
  }

  /// Notes where the drafts come from, if the project uses review records.
  ///
  /// The catalog is written first. If the process ends before the records are written, only the
  /// origin of some drafts is missing.
  private func recordOrigins(_ drafts: [TranslationWriter.Pending], catalog: Int) throws {
    guard !drafts.isEmpty, let file = try ReviewFile.find(in: project), !file.hasErrors,
      let path = file.path(ofCatalogAt: catalogs[catalog].file.path)
    else { return }
    var records = file.records
    for draft in drafts {
      let entry = draft.translation.entry
      let state = draft.translation.state(request.state)
      guard state != .translated else { continue }
      if entry.replacesFinished {
        records.insert(
          ReviewRecord(waiting: entry.language, of: entry.key, in: path, from: entry.formerSources)
        )
      }
      for (name, text) in entry.writtenTexts(draft.translation.translations) {
        records.insert(
          ReviewRecord(
            draft: name,
            in: entry.language,
            of: entry.key,
            catalog: path,
            origin: draft.origin,
            value: TextVersion(translation: text, state: state, name: name),
            source: entry.sourceVersion
          )
        )
      }
    }
    try file.write(records)
  }

  /// Adds the result of a conversation to the report.
  private mutating func note(
    _ conversation: EngineConversation,
    _ items: [Item],
    _ ending: EngineSession.Ending
  ) {
    var failures = conversation.failures
    // What an engine did not answer before it became silent is requested again by the next run.
    if case .failed(.silent) = ending { failures.removeAll { $0.reason == .unanswered } }
    for failure in failures {
      let item = items[failure.entry]
      if case .refused(let problems) = failure.reason { refusals[item.digest] = problems }
      report.parts[item.part].failures.append((item.entry.key, failure.reason))
    }
    report.usage.add(conversation.usage)
    report.engineName = conversation.engineName ?? report.engineName
    report.requestCount += conversation.sentCount
    report.invalidLineCount += conversation.invalidLines
    report.lineProblems += conversation.lineProblems
    finishedCount += conversation.finishedCount
    switch ending {
    case .done: if !conversation.hasSentAll { report.ending = .costReached }
    case .interrupted: report.ending = .interrupted
    case .failed(let failure): report.ending = .failed(failure)
    }
  }
}
