// swift-format-ignore-file: a table of facts, one declaration a line.
// Written by Scripts/distill. README.md in the folder above tells what it is made of.

extension PlatformInterface {
  /// The declarations of CoreGraphics, as far as they tell the type of an argument or a value.
  static let coreGraphics: StaticString = #"""
    func acos(_ x: CGFloat) -> CGFloat
    func acosh(_ x: CGFloat) -> CGFloat
    func asin(_ x: CGFloat) -> CGFloat
    func asinh(_ x: CGFloat) -> CGFloat
    func atan(_ x: CGFloat) -> CGFloat
    func atan2(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat
    func atanh(_ x: CGFloat) -> CGFloat
    func cbrt(_ x: CGFloat) -> CGFloat
    func copysign(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat
    func cos(_ x: CGFloat) -> CGFloat
    func cosh(_ x: CGFloat) -> CGFloat
    func erf(_ x: CGFloat) -> CGFloat
    func erfc(_ x: CGFloat) -> CGFloat
    func exp(_ x: CGFloat) -> CGFloat
    func exp2(_ x: CGFloat) -> CGFloat
    func expm1(_ x: CGFloat) -> CGFloat
    func fdim(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat
    func fmax(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat
    func fmin(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat
    func hypot(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat
    func ilogb(_ x: CGFloat) -> Int
    func j0(_ x: CGFloat) -> CGFloat
    func j1(_ x: CGFloat) -> CGFloat
    func jn(_ n: Int, _ x: CGFloat) -> CGFloat
    func ldexp(_ x: CGFloat, _ n: Int) -> CGFloat
    func log(_ x: CGFloat) -> CGFloat
    func log10(_ x: CGFloat) -> CGFloat
    func log1p(_ x: CGFloat) -> CGFloat
    func log2(_ x: CGFloat) -> CGFloat
    func logb(_ x: CGFloat) -> CGFloat
    func nan(_ tag: String) -> CGFloat
    func nearbyint(_ x: CGFloat) -> CGFloat
    func nextafter(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat
    func pow(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat
    func rint(_ x: CGFloat) -> CGFloat
    func sin(_ x: CGFloat) -> CGFloat
    func sinh(_ x: CGFloat) -> CGFloat
    func tan(_ x: CGFloat) -> CGFloat
    func tanh(_ x: CGFloat) -> CGFloat
    func tgamma(_ x: CGFloat) -> CGFloat
    func y0(_ x: CGFloat) -> CGFloat
    func y1(_ x: CGFloat) -> CGFloat
    func yn(_ n: Int, _ x: CGFloat) -> CGFloat
    extension CGColor {
      var components: [CGFloat]?
    }
    extension CGColorSpace {
      var colorTable: [UInt8]?
    }
    extension CGContext {
      var textPosition: CGPoint
    }
    extension CGPoint {
      func applying(_ t: CGAffineTransform) -> CGPoint
    }
    extension CGRect {
      var height, maxX, maxY, midX, midY, minX, minY, width: CGFloat
      var integral, standardized: CGRect
      func applying(_ t: CGAffineTransform) -> CGRect
      func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect
      func intersection(_ r2: CGRect) -> CGRect
      func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect
      func union(_ r2: CGRect) -> CGRect
    }
    extension CGSize {
      func applying(_ t: CGAffineTransform) -> CGSize
    }
    """#
}
