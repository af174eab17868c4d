import TestSupport
import Testing

@Suite struct `xcstrings coverage` {
  @Test func `shows a row for each language`() throws {
    let shell = try Shell()
    try shell.writeProject(source: Samples.source)
    let run = try shell.run("coverage --languages en,es,fr")
    #expect(run.status == 0)
    #expect(
      run.output == """
        Catalog                      Language  Translated  Needs review  Missing   Done
        Localizations/App.xcstrings  en               1/1             0        0  100 %
        Localizations/App.xcstrings  es               1/1             0        0  100 %
        Localizations/App.xcstrings  fr               0/1             0        1    0 %

        """
    )
  }
}
