package import Foundation

/// The translations of a document's texts into all languages that are beside it.
package struct DocumentTranslations {
  /// A Boolean value that indicates whether other languages have documents of their own.
  package private(set) var hasDocuments = false
  private var languages: [(language: String, texts: IBTranslation.Texts)] = []

  /// Reads the translations of a document. Those that cannot be read are passed over.
  package init(of file: URL) {
    let translation = IBTranslation(of: file)
    for language in (try? translation.languages()) ?? [] {
      switch try? translation.find(language) {
      case .document: hasDocuments = true
      case .texts(let texts): languages.append((language, texts))
      default: break
      }
    }
  }

  /// Returns the translations of a property of an object by language, sorted by language.
  package func texts(of id: String, _ property: String) -> [(language: String, text: String)] {
    languages.compactMap { language, texts in
      texts.values[id]?[property].map { (language, $0) }
    }
  }
}
