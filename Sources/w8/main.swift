import CommandSupport

CommandLineProgram.run(W8Command.self, languageVariable: "W8_LANG")
