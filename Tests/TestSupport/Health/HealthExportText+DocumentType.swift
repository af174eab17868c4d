extension HealthExportText {
  /// Returns the document type at the beginning of each export, slightly shortened.
  ///
  /// That of version 12 is malformed as in iOS 16: a list is not closed, two elements are inside
  /// it, and there is an additional angle bracket before the end.
  static func documentType(version: Int) -> [String] {
    let vision =
      version == 12
      ? [
        "<!ATTLIST VisionPrescription", "  type CDATA #REQUIRED",
        "  dateIssued CDATA #REQUIRED", "  expirationDate CDATA #IMPLIED",
        "<!ELEMENT RightEye EMPTY>", "<!ATTLIST RightEye", "  sphere CDATA #IMPLIED",
        "<!ELEMENT LeftEye EMPTY>", "<!ATTLIST LeftEye", "  sphere CDATA #IMPLIED", ">", ">",
      ]
      : ["<!ELEMENT VisionPrescription (MetadataEntry*)>"]
    return [
      "<!DOCTYPE HealthData [", "<!-- HealthKit Export Version: \(version) -->",
      "<!ELEMENT HealthData (ExportDate,Me,(Record|Correlation|Workout|ActivitySummary)*)>",
      "<!ATTLIST HealthData", "  locale CDATA #REQUIRED", ">", "<!ELEMENT ExportDate EMPTY>",
      "<!ATTLIST ExportDate", "  value CDATA #REQUIRED", ">",
      "<!ELEMENT Record ((MetadataEntry|HeartRateVariabilityMetadataList)*)>",
      "<!ATTLIST Record", "  type          CDATA #REQUIRED", "  unit          CDATA #IMPLIED",
      "  value         CDATA #IMPLIED", "  sourceName    CDATA #REQUIRED",
      "  startDate     CDATA #REQUIRED", "  endDate       CDATA #REQUIRED", ">",
      "<!-- Note: Any Records that appear as children of a correlation also appear as top-level"
        + " records in this document. -->",
      "<!ELEMENT Correlation ((MetadataEntry|Record)*)>",
    ] + vision + ["]>"]
  }
}
