import XCTest
XCTMain([testCase(Gone.allTests)])
