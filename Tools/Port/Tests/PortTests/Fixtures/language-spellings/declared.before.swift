struct Line { var characters: [Character] = [] }
let count = Line().characters.count
