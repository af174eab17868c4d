// swift-format-ignore-file: a table of facts, one declaration a line.
// Written by Scripts/distill. README.md in the folder above tells what it is made of.

extension PlatformInterface {
  /// The declarations of MapKit, as far as they tell the type of an argument or a value.
  static let mapKit: StaticString = #"""
    struct Annotation<Label: View, Content: View> {
      init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = _, @Builder content: () -> Content)
      init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = _, @Builder content: () -> Content)
    }
    extension CLLocationCoordinate2D: Animatable {
      var animatableData: AnimatablePair<CLLocationDegrees, CLLocationDegrees>
    }
    struct DefaultUserAnnotationContent: View {}
    extension ForEach where Content: MapContent {
      init(_ data: Data, @Builder content: (Data.Element) -> Content) where ID == Data.Element.ID
      init(_ data: Data, id: KeyPath<Data.Element, ID>, @Builder content: (Data.Element) -> Content)
      init(_ data: Range<Int>, @Builder content: (Int) -> Content) where Data == Range<Int>, ID == Int
    }
    struct LookAroundPreview: View {}
    class MKCircle: MKShape {
      var coordinate: CLLocationCoordinate2D
      var radius: Double
    }
    class MKDirections {
      class ETAResponse {
        var destination, source: MKMapItem
        var distance: Double
        var expectedArrivalDate, expectedDepartureDate: Date
        var expectedTravelTime: TimeInterval
      }
      class Response {
        var destination, source: MKMapItem
        var routes: [MKRoute]
      }
    }
    class MKDistanceFormatter: Formatter {
      func string(fromDistance: Double) -> String
    }
    extension MKGradientPolylineRenderer {
      var locations: [CGFloat]
    }
    class MKLocalSearch {
      class Request {
        var naturalLanguageQuery: String?
        var region: MKCoordinateRegion
      }
    }
    class MKLocalSearchCompletion {
      var subtitle, title: String
    }
    class MKMapCamera {
      var centerCoordinate: CLLocationCoordinate2D
      var centerCoordinateDistance, heading: Double
      var pitch: CGFloat
    }
    class MKMapItem {
      var name, phoneNumber: String?
      var placemark: MKPlacemark
      var url: URL?
    }
    extension MKMapItemRequest {
      var feature: MapFeature
    }
    class MKMapView {
      var annotationVisibleRect: CGRect
      var camera: MKMapCamera
      var centerCoordinate: CLLocationCoordinate2D
      var region: MKCoordinateRegion
    }
    class MKMultiPoint: MKShape {
      var pointCount: Int
      func locations(at: IndexSet) -> [CGFloat]
    }
    class MKPlacemark {
      var countryCode: String?
    }
    class MKPointAnnotation: MKShape {
      var coordinate: CLLocationCoordinate2D
    }
    class MKRoute {
      var advisoryNotices: [String]
      var distance: Double
      var expectedTravelTime: TimeInterval
      var name: String
      var steps: [MKRoute.Step]
      class Step {
        var distance: Double
        var instructions: String
        var notice: String?
      }
    }
    class MKShape {
      var subtitle, title: String?
    }
    struct Map<Content: View>: View {
      init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = _, showsUserLocation: Bool = _, userTrackingMode: Binding<MapUserTrackingMode>? = _, annotationItems: Items, annotationContent: (Items.Element) -> Annotation) where Content == _DefaultAnnotatedMapContent<Items>
      init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = _, showsUserLocation: Bool = _, userTrackingMode: Binding<MapUserTrackingMode>? = _, annotationItems: Items, annotationContent: (Items.Element) -> Annotation) where Content == _DefaultAnnotatedMapContent<Items>
    }
    struct MapCamera {
      var centerCoordinate: CLLocationCoordinate2D
      var distance, heading, pitch: Double
    }
    struct MapCameraPosition {
      var camera: MapCamera?
      var item: MKMapItem?
    }
    struct MapCameraUpdateContext {
      var camera: MapCamera
    }
    struct MapCompass: View {}
    struct MapContentView<SelectionValue, Content: MapContent>: View {}
    struct MapFeature {
      var coordinate: CLLocationCoordinate2D
      var title: String?
    }
    struct MapInteractionModes {
      typealias Element = MapInteractionModes
    }
    struct MapLocationCompass: View {}
    struct MapPitchButton: View {}
    struct MapPitchSlider: View {}
    struct MapPitchToggle: View {}
    struct MapProxy {
      func camera(framing: MKCoordinateRegion) -> MapCamera
      func camera(framing: MKMapItem, allowPitch: Bool = _) -> MapCamera
      func camera(framing: MKMapRect) -> MapCamera
      func convert(_ point: CGPoint, from: CoordinateSpaceProtocol) -> CLLocationCoordinate2D?
      func convert(_ coordinate: CLLocationCoordinate2D, to: CoordinateSpaceProtocol) -> CGPoint?
    }
    struct MapReader<Content: View>: View {
      init(@Builder content: (MapProxy) -> Content)
    }
    struct MapScaleView: View {}
    protocol MapSelectable {
      var feature: MapFeature?
    }
    struct MapSelectableContentView<SelectionValue: MapSelectable, Content: MapContent>: View {}
    struct MapUserLocationButton: View {}
    struct MapZoomStepper: View {}
    struct Marker<Label: View> {
      init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D)
      init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D)
      init(_ titleKey: LocalizedStringKey, monogram: String, coordinate: CLLocationCoordinate2D)
      init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) where Label == Label<Text, Text>
      init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, monogram: String, coordinate: CLLocationCoordinate2D)
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) where Label == Label<Text, Text>
      @_disfavoredOverload init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D)
    }
    extension Never: MapSelectable {
      var feature: MapFeature?
    }
    struct UserAnnotation<Content: View> {
      init(anchor: UnitPoint = _, @Builder content: (UserLocation) -> Content)
    }
    struct UserLocation {
      var heading: CLHeading?
      var location: CLLocation?
    }
    extension View {
      func mapCameraKeyframeAnimator(trigger: Equatable, @Builder keyframes: (MapCamera) -> Keyframes<MapCamera>) -> View
      func mapFeatureSelectionContent(@Builder content: (MapFeature) -> MapContent) -> View
      func mapFeatureSelectionDisabled(_ selectionDisabled: (MapFeature) -> Bool) -> View
      func onMapCameraChange(frequency: MapCameraUpdateFrequency = _, _ action: (MapCameraUpdateContext) -> Void) -> View
    }
    """#
}
