extension WeightUnit {
  /// The unit in which small differences are told: pounds for those who weigh in stones.
  package var unitOfChange: WeightUnit {
    self == .stone ? .pound : self
  }
}
