import CommandSupport

await XCStringsCommand.program.mainAsynchronously()
