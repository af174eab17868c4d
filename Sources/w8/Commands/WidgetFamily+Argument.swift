import ArgumentParser
import WeightCore
import WeightDrawing

extension WidgetFamily: ExpressibleByArgument {}

extension Appearance: ExpressibleByArgument {}
