import CommandSupport

await CommandLineProgram.run(W8Command.self, languageVariable: "W8_LANG")
