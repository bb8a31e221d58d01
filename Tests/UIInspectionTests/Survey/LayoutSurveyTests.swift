import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import UIInspection

/// Tests of the survey of documents whose stored frames are each wrong in one respect.
@Suite(.serialized) @MainActor struct LayoutSurveyTests {
  /// Surveys a xib with a label, the frame stored for it, and a view to the right of it.
  private func survey(
    label: (x: Double, width: Double), follower: Double, constraints: String = ""
  ) throws -> LayoutSurvey {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
          <device id="retina6_1" orientation="portrait" appearance="light"/>
          <objects>
              <view contentMode="scaleToFill" id="root">
                  <rect key="frame" x="0.0" y="0.0" width="200" height="200"/>
                  <subviews>
                      <label opaque="NO" contentMode="left" text="Hi" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="label">
                          <rect key="frame" x="\(label.x)" y="10" width="\(label.width)" height="20.5"/>
                          <fontDescription key="fontDescription" type="system" pointSize="17"/>
                      </label>
                      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="after">
                          <rect key="frame" x="\(follower)" y="10" width="30" height="30"/>
                          <constraints>
                              <constraint firstAttribute="width" constant="30" id="w"/>
                              <constraint firstAttribute="height" constant="30" id="h"/>
                          </constraints>
                      </view>
                  </subviews>
                  <constraints>
                      <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10" id="lead"/>
                      <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" constant="10" id="top"/>
                      <constraint firstItem="after" firstAttribute="leading" secondItem="label" secondAttribute="trailing" constant="8" id="gap"/>
                      <constraint firstItem="after" firstAttribute="top" secondItem="root" secondAttribute="top" constant="10" id="top2"/>
                      \(constraints)
                  </constraints>
              </view>
          </objects>
      </document>
      """
    let folder = TemporaryFolder(), url = folder("file.xib")
    try Data(text.utf8).write(to: url)
    return try LayoutSurvey(path: url.path, options: LayoutOptions())
  }

  private func frame(of id: String, _ step: LayoutSurvey.Step, in survey: LayoutSurvey) -> [Double]? {
    survey.trees[step]?.scenes.first?.root?.subviews.first { $0.id == id }?.frame
  }

  @Test func smallMeasurementDifferenceExplainsDependentOnes() throws {
    let own = try #require(frame(of: "label", .solved, in: try survey(label: (10, 16), follower: 34)))[2]
    let stored = own + 2
    let survey = try survey(label: (10, stored), follower: 18 + stored)
    #expect(frame(of: "after", .solved, in: survey)?[0] == 18 + own)
    #expect(frame(of: "after", .nearContents, in: survey)?[0] == 18 + stored)
    #expect(survey.contents.map(\.id) == ["label"])
    #expect(survey.contents.first?.excess[0] == 2)
    #expect(survey.bends.isEmpty)
  }

  @Test func aMeasureThatIsFarIsTakenAtTheNextStep() throws {
    let survey = try survey(label: (10, 60), follower: 78)
    #expect(frame(of: "after", .nearContents, in: survey)?[0] != 78)
    #expect(frame(of: "after", .contents, in: survey)?[0] == 78)
  }

  @Test func constraintsThatStoredFramesBreakAreNamedAndTakenAsStored() throws {
    let own = try #require(frame(of: "label", .solved, in: try survey(label: (10, 16), follower: 34)))[2]
    let survey = try survey(label: (14, own), follower: 22 + own)
    #expect(survey.bends.map(\.id) == ["lead"])
    #expect(survey.bends.first?.excess == 4)
    #expect(frame(of: "label", .contents, in: survey)?[0] == 10)
    #expect(frame(of: "label", .constants, in: survey)?[0] == 14)
    #expect(survey.agreeing.contains("label"))
    #expect(survey.agreeing.contains("after"))
  }

  @Test func contradictionsSayHowFarTheyAreFromHolding() throws {
    let second =
      "<constraint firstItem=\"label\" firstAttribute=\"leading\" secondItem=\"root\" secondAttribute=\"leading\" constant=\"10.5\" id=\"other\"/>"
    let survey = try survey(label: (10, 16), follower: 34, constraints: second)
    let found = try #require(survey.contradictions.first)
    #expect(survey.contradictions.count == 1)
    #expect(abs(found.misfit - 0.5) < 1e-6)
    #expect(!found.isOfContent)
  }

  @Test func documentsAreLaidOutOnDevicesBothWaysUp() throws {
    #expect(DeviceSweep.all.count == 2 * Set(DeviceSweep.all.map(\.device.id)).count)
  }
}
