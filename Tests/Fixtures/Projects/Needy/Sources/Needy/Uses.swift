import Gone
let gone = Gone()
