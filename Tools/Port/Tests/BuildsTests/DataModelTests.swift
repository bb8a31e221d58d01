import Foundation
import Testing

@testable import Builds

struct DataModelTests {
  private let model = DataModel(
    name: "Lists",
    text: """
      <model><entity name="Item" representedClassName="Item" codeGenerationType="class">
        <attribute name="count" attributeType="Integer 32" usesScalarValueType="YES"/>
        <attribute name="price" optional="YES" attributeType="Double" usesScalarValueType="NO"/>
        <attribute name="title" optional="YES" attributeType="String"/>
        <attribute name="image" optional="YES" attributeType="Transformable" customClassName="UIImage"/>
        <relationship name="list" maxCount="1" destinationEntity="List" inverseName="items"/>
      </entity>
      <entity name="List" representedClassName=".ShoppingList" codeGenerationType="category">
        <relationship name="items" toMany="YES" destinationEntity="Item" inverseName="list"/>
        <relationship name="steps" toMany="YES" ordered="YES" destinationEntity="Item"/>
      </entity>
      <entity name="Own" representedClassName="Own"><attribute name="a" attributeType="Date"/></entity>
      </model>
      """)

  @Test(arguments: [
    "public class Item: NSManagedObject {}",
    "@nonobjc public class func fetchRequest() -> NSFetchRequest<Item>",
    "@NSManaged public var count: Int32\n", "@NSManaged public var price: NSNumber?",
    "@NSManaged public var title: String?", "@NSManaged public var image: UIImage?",
    "@NSManaged public var list: ShoppingList?", "extension ShoppingList {",
    "@NSManaged public var items: NSSet?", "@NSManaged public func addToItems(_ value: Item)",
    "@NSManaged public func removeFromSteps(_ values: NSOrderedSet)",
  ]) func classesAreThoseOfXcode(line: String) {
    #expect(model.classes.contains(line))
  }

  @Test func entitiesWithClassesOfTheProjectGetNone() {
    #expect(!model.classes.contains("Own"))
    #expect(!model.classes.contains("class ShoppingList"))
  }

  @Test func modelsHaveTheNamesOfCompiledOnes() {
    #expect(DataModel.name(of: URL(fileURLWithPath: "/a/Lists.xcdatamodeld")) == "Lists.momd")
    #expect(DataModel.name(of: URL(fileURLWithPath: "/a/Main.storyboard")) == "Main.storyboard")
  }
}
