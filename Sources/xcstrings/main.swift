import CommandSupport

await CommandLineProgram.run(XCStringsCommand.self, languageVariable: "XCSTRINGS_LANG")
