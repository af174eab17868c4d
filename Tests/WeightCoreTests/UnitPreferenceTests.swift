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
  func `a preference determines the shown unit and the unit of plain numbers`(
    preference: UnitPreference,
    habit: WeightUnit,
    shown: WeightUnit,
    bare: WeightUnit?
  ) {
    #expect(preference.unit(habit: habit) == shown)
    #expect(preference.unitOfBareNumber(habit: habit) == bare)
  }

  @Test func `preferences have the names that users type`() {
    #expect(UnitPreference.allCases.map(\.rawValue) == ["auto", "kg", "lb", "st"])
  }
}
