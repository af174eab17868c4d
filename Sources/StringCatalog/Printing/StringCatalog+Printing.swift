import JSONText

extension StringCatalog {
  /// Returns the bytes of the catalog, to be written to its file.
  ///
  /// A catalog that was read and not edited has the bytes that were read. Otherwise the lines of the
  /// edited entries differ, and what is new is laid out as the file is. A catalog that was made is
  /// laid out as Xcode does it.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public func printed() -> [UInt8] {
    guard let document else { return formatted() }
    guard entryTable.isEdited || !hasHeader(of: document) else {
      return document.encoding.encode(document.bytes)
    }
    var printer = EditPrinter(document)
    return document.encoding.encode(printer.print(items(over: document)))
  }

  /// Lays the catalog out anew as Xcode does it.
  ///
  /// - Parameter isSorted: whether the keys are put into Xcode's order; if not, they keep theirs.
  /// - Returns: The bytes of the catalog.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public func formatted(sortingKeys isSorted: Bool = false) -> [UInt8] {
    var writer = JSONWriter(layout: .xcode)
    writer.output.reserveCapacity(document?.bytes.count ?? 0)
    var order = entryTable.order
    if isSorted { order.sort { KeyOrder.precedes(key(at: $0), key(at: $1)) } }
    writer.writeContainer("{", header(), "}", indent: []) { writer, member, indent in
      writer.write(member.key)
      writer.output += writer.layout.colon
      guard member.key == Self.stringsField else {
        return writer.write(member.value.inKeyOrder, indent: indent)
      }
      writer.writeContainer("{", order, "}", indent: indent) { writer, slot, indent in
        writer.write(key(at: slot))
        writer.output += writer.layout.colon
        if let element = readValue(at: slot) {
          writer.write(element, indent: indent)
        } else {
          writer.write(value(at: slot).inKeyOrder, indent: indent)
        }
      }
    }
    return writer.output
  }
}

extension StringCatalog {
  private static let stringsField = "strings"

  private func key(at slot: Int) -> String {
    entryTable.key(at: slot)
  }

  /// Returns the value of a slot as it was read; `nil` if it was set since, or was not read.
  private func readValue(at slot: Int) -> JSONElement? {
    guard entryTable.edits[slot] == nil, entryTable.hiddenValues[slot] == nil else { return nil }
    return entryTable.origin(of: slot)?.memberValue
  }

  /// Returns the value of a slot; of a hidden one that which was read, or set beside the model.
  func value(at slot: Int) -> JSONValue {
    if let value = entryTable.hiddenValues[slot] { return value }
    guard entryTable.isHidden(slot), let origin = entryTable.origin(of: slot) else {
      return entry(at: slot).encoded
    }
    return origin.memberValue.decoded
  }

  /// Returns the members of the whole in their order, an empty object in the place of the entries.
  private func header() -> [JSONValue.Member] {
    var encoder = FieldEncoder(unknownFields)
    encoder.add("sourceLanguage", text: sourceLanguage)
    encoder.add(Self.stringsField, .object([]))
    encoder.add("version", text: version)
    guard case .object(let members) = encoder.object else { return [] }
    return members
  }

  private func hasHeader(of document: JSONDocument) -> Bool {
    header() == StringCatalog(document).header()
  }

  private func items(over document: JSONDocument) -> [EditPrinter.Item] {
    EditPrinter.Item.merging(header(), into: document.root)
      .map { item in
        guard item.key == Self.stringsField, case .value = item.content else { return item }
        return EditPrinter.Item(
          key: item.key,
          origin: item.origin,
          content: .entries(entryItems())
        )
      }
  }

  /// Returns the entries as members of `strings`; slots that were read are numbered as they stood.
  private func entryItems() -> [EditPrinter.Item] {
    entryTable.order.map { slot in
      let isRead = entryTable.origin(of: slot) != nil
      let value = entryTable.edits[slot]?.encoded ?? entryTable.hiddenValues[slot]
      return EditPrinter.Item(
        key: key(at: slot),
        origin: isRead ? slot : nil,
        content: value.map { .value($0) } ?? .asRead,
        isRenamed: entryTable.isRenamed(slot)
      )
    }
  }
}
