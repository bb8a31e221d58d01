import UIKit.UIColor
import os.log
import Darwin.C
import struct Foundation.URL
@_exported import QuartzCore.CALayer  // line
let text = "import Darwin"
// import Darwin
func load(_ session: URLSession, _ parser: XMLParser?, _ font: CTFont) {}
struct CTLine {}
let line = CTLine()
