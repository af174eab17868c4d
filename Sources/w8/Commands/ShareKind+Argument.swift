import ArgumentParser
import WeightCore

extension ShareKind: ExpressibleByArgument {}
