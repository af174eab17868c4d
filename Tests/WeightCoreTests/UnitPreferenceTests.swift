import Testing

@testable import WeightCore

@Suite struct UnitPreferenceTests {
  @Test(arguments: [
    (
      UnitPreference.automatic, WeightUnit.kilogram, WeightUnit.kilogram,
      WeightUnit?.some(.kilogram)
    ),
    (.automatic, .pound, .pound, .pound),
    (.automatic, .stone, .stone, nil),
    (.kilograms, .stone, .kilogram, .kilogram),
    (.pounds, .stone, .pound, .pound),
    (.stones, .stone, .stone, .stone),
    (.stones, .kilogram, .stone, .stone),
    (.kilograms, .pound, .kilogram, .kilogram),
  ])
  func `a preference settles what is shown and what a bare number means`(
    preference: UnitPreference,
    habit: WeightUnit,
    shown: WeightUnit,
    bare: WeightUnit?
  ) {
    #expect(preference.unit(habit: habit) == shown)
    #expect(preference.unitOfBareNumber(habit: habit) == bare)
  }

  @Test func `the words of the preferences are those that people type`() {
    #expect(UnitPreference.allCases.map(\.rawValue) == ["auto", "kg", "lb", "st"])
  }
}
