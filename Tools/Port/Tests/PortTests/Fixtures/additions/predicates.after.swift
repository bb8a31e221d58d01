import Nimble

func beOne() -> Nimble.Predicate<Int> { Nimble.Predicate { _ in PredicateResult(bool: true, message: .fail("")) } }
