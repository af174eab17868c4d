import CompiledCatalog
import Diagnostics
import FormatString
import OrderedCollections
import StringCatalog

extension MessageCompiler {
  /// Returns what stands for `%#@name@`; `nil` if nothing can.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - given: The position that the text gives its argument; `nil` if it gives none.
  ///   - position: The position by the order of the text.
  ///   - context: Where the text is.
  /// - Returns: The part of the text.
  mutating func substitution(
    _ name: String,
    given: Int?,
    position: Int,
    in context: Context
  ) -> FormattedText.Segment? {
    usedSubstitutions.insert(name)
    guard let substitution = context.substitutions[name] else {
      report(.substitutionUndefined, .error, in: context, [.text(name)])
      return nil
    }
    guard !context.openSubstitutions.contains(name) else {
      report(.substitutionRecursive, .error, in: context, [.text(name)])
      return nil
    }
    var inside = context.substitution(name)
    inside.number = number(
      of: substitution,
      name,
      position: given ?? substitution.argNum ?? position,
      in: inside
    )
    guard inside.number != nil else { return nil }
    return message(of: substitution.variations, in: inside).map { .substitution($0) }
  }

  /// Returns the argument that a substitution depends on, as its specifier shows it.
  private mutating func number(
    of substitution: StringCatalog.Substitution,
    _ name: String,
    position: Int,
    in context: Context
  ) -> ArgumentFormat? {
    let format = FormatString(parsing: "%" + substitution.formatSpecifier)
    guard format.segments.count == 1, let specifier = format.specifiers.first else {
      let arguments = [name, substitution.formatSpecifier].map(Diagnostic.Argument.text)
      report(.substitutionSpecifier, .error, in: context, arguments)
      return nil
    }
    var argument = ArgumentFormat(
      specifier,
      positions: Array(repeating: position, count: specifier.extents.count + 1)
    )
    argument.position = position
    return argument
  }
}
