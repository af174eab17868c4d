// swift-format-ignore-file: a table of facts, one declaration a line.
// Written by Scripts/distill. README.md in the folder above tells what it is made of.

extension PlatformInterface {
  /// The declarations of WeatherKit, as far as they tell the type of an argument or a value.
  static let weatherKit: StaticString = #"""
    struct CurrentWeather {
      var apparentTemperature, dewPoint, temperature: Measurement<UnitTemperature>
      var cloudCover, humidity: Double
      var condition: WeatherCondition
      var date: Date
      var metadata: WeatherMetadata
      var precipitationIntensity: Measurement<UnitSpeed>
      var pressure: Measurement<UnitPressure>
      var pressureTrend: PressureTrend
      var symbolName: String
      var uvIndex: UVIndex
      var visibility: Measurement<UnitLength>
    }
    struct DayWeather {
      var condition: WeatherCondition
      var date: Date
      var highTemperature, lowTemperature: Measurement<UnitTemperature>
      var moon: MoonEvents
      var precipitation: Precipitation
      var precipitationAmount, rainfallAmount, snowfallAmount: Measurement<UnitLength>
      var precipitationChance: Double
      var sun: SunEvents
      var symbolName: String
      var uvIndex: UVIndex
    }
    struct Forecast<Element>: RandomAccessCollection {
      var metadata: WeatherMetadata
      var summary: String
    }
    struct HourWeather {
      var apparentTemperature, dewPoint, temperature: Measurement<UnitTemperature>
      var cloudCover, humidity, precipitationChance: Double
      var condition: WeatherCondition
      var date: Date
      var precipitation: Precipitation
      var precipitationAmount, visibility: Measurement<UnitLength>
      var pressure: Measurement<UnitPressure>
      var pressureTrend: PressureTrend
      var symbolName: String
      var uvIndex: UVIndex
    }
    struct MinuteWeather {
      var date: Date
      var precipitation: Precipitation
      var precipitationChance: Double
      var precipitationIntensity: Measurement<UnitSpeed>
    }
    struct MoonEvents {
      var moonrise, moonset: Date?
      var phase: MoonPhase
    }
    enum MoonPhase: CaseIterable, RawRepresentable, String {
      var accessibilityDescription, symbolName: String
    }
    enum Precipitation: CaseIterable, RawRepresentable, String {
      var accessibilityDescription: String
    }
    enum PressureTrend: CaseIterable, RawRepresentable, String {
      var accessibilityDescription: String
    }
    struct SunEvents {
      var astronomicalDawn, astronomicalDusk, civilDawn, civilDusk, nauticalDawn, nauticalDusk, solarMidnight, solarNoon, sunrise, sunset: Date?
    }
    struct UVIndex {
      var category: UVIndex.ExposureCategory
      var value: Int
      enum ExposureCategory: CaseIterable, RawRepresentable, String {
        var accessibilityDescription: String
      }
    }
    struct Weather {
      var currentWeather: CurrentWeather
      var dailyForecast: Forecast<DayWeather>
      var hourlyForecast: Forecast<HourWeather>
      var minuteForecast: Forecast<MinuteWeather>?
      var weatherAlerts: [WeatherAlert]?
    }
    struct WeatherAlert {
      var detailsURL: URL
      var metadata: WeatherMetadata
      var region: String?
      var severity: WeatherSeverity
      var source, summary: String
    }
    struct WeatherAttribution {
      var combinedMarkDarkURL, combinedMarkLightURL, legalPageURL, squareMarkURL: URL
      var legalAttributionText, serviceName: String
    }
    enum WeatherCondition: CaseIterable, RawRepresentable, String {
      var accessibilityDescription: String
    }
    enum WeatherError: LocalizedError {
      var errorDescription, failureReason, helpAnchor, recoverySuggestion: String?
    }
    struct WeatherMetadata {
      var date, expirationDate: Date
      var location: CLLocation
    }
    class WeatherService {
      var attribution: WeatherAttribution
    }
    enum WeatherSeverity: CaseIterable, RawRepresentable, String {
      var accessibilityDescription: String
    }
    struct Wind {
      var compassDirection: Wind.CompassDirection
      var direction: Measurement<UnitAngle>
      var gust: Measurement<UnitSpeed>?
      var speed: Measurement<UnitSpeed>
      enum CompassDirection: CaseIterable, RawRepresentable, String {
        var abbreviation, accessibilityDescription: String
      }
    }
    """#
}
