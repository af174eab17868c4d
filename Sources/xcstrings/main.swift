import CommandSupport

await CommandLineProgram.run(XCStringsCommand.self)
