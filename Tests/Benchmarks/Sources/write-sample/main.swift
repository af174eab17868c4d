// Writes the sample catalog to standard output, for the plugin that embeds it in the benchmarks.
import SampleCatalog

print(SampleCatalog().text, terminator: "")
