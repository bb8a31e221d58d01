import CoreText; import FoundationNetworking; import FoundationXML; import UIKit
import os
import Glibc
import struct Foundation.URL
@_exported import QuartzCore  // line
let text = "import Darwin"
// import Darwin
func load(_ session: URLSession, _ parser: XMLParser?, _ font: CTFont) {}
struct CTLine {}
let line = CTLine()
