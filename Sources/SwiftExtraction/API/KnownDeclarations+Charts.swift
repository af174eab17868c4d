// swift-format-ignore-file: a table of facts, one declaration a line.

extension KnownDeclarations {
  /// The declarations of Charts.
  static let charts: StaticString = #"""
    protocol ChartContent {
      func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent
      func accessibilityLabel(_ label: Text) -> some ChartContent
      func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent
      func accessibilityValue(_ value: Text) -> some ChartContent
      func annotation(position: Any = .automatic, alignment: Any = .center, spacing: CGFloat? = nil, overflowResolution: Any = .automatic, @ViewBuilder content: () -> Any) -> some ChartContent
      func foregroundStyle(by value: PlottableValue<Any>) -> some ChartContent
      func symbol(by value: PlottableValue<Any>) -> some ChartContent
      func symbolSize(by value: PlottableValue<Any>) -> some ChartContent
      func lineStyle(by value: PlottableValue<Any>) -> some ChartContent
      func position(by value: PlottableValue<Any>, axis: Any? = nil, span: Any = .automatic) -> some ChartContent
    }
    struct PlottableValue<Value> {
      static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value>
      static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue<Value>
      static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue<Value>
      static func value(_ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil) -> PlottableValue<Date>
      static func value(_ label: Text, _ value: Value) -> PlottableValue<Value>
      static func value(_ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil) -> PlottableValue<Date>
    }
    struct Chart<Content>: View {
      init(@ChartContentBuilder content: () -> Content)
      init<Data>(_ data: Data, @ChartContentBuilder content: (Data.Element) -> Content) where Data: RandomAccessCollection
      init<Data>(_ data: Data, id: Any, @ChartContentBuilder content: (Data.Element) -> Content) where Data: RandomAccessCollection
    }
    struct BarMark: ChartContent {
      init(x: PlottableValue<Any>, y: PlottableValue<Any>, width: Any = .automatic, height: Any = .automatic, stacking: Any = .standard)
      init(x: PlottableValue<Any>, yStart: PlottableValue<Any>, yEnd: PlottableValue<Any>, width: Any = .automatic)
      init(xStart: PlottableValue<Any>, xEnd: PlottableValue<Any>, y: PlottableValue<Any>, height: Any = .automatic)
      init(x: PlottableValue<Any>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: Any = .automatic)
      init(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Any>, height: Any = .automatic)
    }
    struct LineMark: ChartContent {
      init(x: PlottableValue<Any>, y: PlottableValue<Any>)
      init(x: PlottableValue<Any>, y: PlottableValue<Any>, series: PlottableValue<Any>)
    }
    struct AreaMark: ChartContent {
      init(x: PlottableValue<Any>, y: PlottableValue<Any>, series: PlottableValue<Any>? = nil, stacking: Any = .standard)
      init(x: PlottableValue<Any>, yStart: PlottableValue<Any>, yEnd: PlottableValue<Any>, series: PlottableValue<Any>? = nil)
    }
    struct PointMark: ChartContent {
      init(x: PlottableValue<Any>, y: PlottableValue<Any>)
      init(x: PlottableValue<Any>, y: CGFloat? = nil)
      init(x: CGFloat? = nil, y: PlottableValue<Any>)
    }
    struct RuleMark: ChartContent {
      init(x: PlottableValue<Any>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil)
      init(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Any>)
      init(x: PlottableValue<Any>, yStart: PlottableValue<Any>, yEnd: PlottableValue<Any>)
      init(xStart: PlottableValue<Any>, xEnd: PlottableValue<Any>, y: PlottableValue<Any>)
    }
    struct RectangleMark: ChartContent {
      init(x: PlottableValue<Any>, y: PlottableValue<Any>, width: Any = .automatic, height: Any = .automatic)
      init(x: PlottableValue<Any>, yStart: PlottableValue<Any>, yEnd: PlottableValue<Any>, width: Any = .automatic)
      init(xStart: PlottableValue<Any>, xEnd: PlottableValue<Any>, y: PlottableValue<Any>, height: Any = .automatic)
      init(xStart: PlottableValue<Any>? = nil, xEnd: PlottableValue<Any>? = nil, yStart: PlottableValue<Any>? = nil, yEnd: PlottableValue<Any>? = nil)
    }
    struct SectorMark: ChartContent {
      init(angle: PlottableValue<Any>, innerRadius: Any = .automatic, outerRadius: Any = .automatic, angularInset: CGFloat? = nil)
    }
    struct AxisValueLabel {
      init(_ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: Any? = nil, multiLabelAlignment: Any? = nil, collisionResolution: Any = .automatic, offsetsMarks: Bool? = nil, orientation: Any = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil)
      init(centered: Bool? = nil, anchor: Any? = nil, multiLabelAlignment: Any? = nil, collisionResolution: Any = .automatic, offsetsMarks: Bool? = nil, orientation: Any = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Any)
    }
    struct AxisMarks {
      init(preset: Any = .automatic, position: Any = .automatic, values: Any = .automatic, stroke: Any? = nil)
      init(preset: Any = .automatic, position: Any = .automatic, values: Any = .automatic, @AxisMarkBuilder content: (AxisValue) -> Any)
    }
    struct AxisValue {
      let index: Int
      let count: Int
      func `as`<T>(_ type: T.Type) -> T?
    }
    extension View {
      func chartXAxisLabel(_ labelKey: LocalizedStringKey, position: Any = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View
      func chartYAxisLabel(_ labelKey: LocalizedStringKey, position: Any = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View
      func chartXAxisLabel(_ label: String, position: Any = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View
      func chartYAxisLabel(_ label: String, position: Any = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View
      func chartForegroundStyleScale(_ mapping: Any) -> some View
    }
    """#
}
