/// Reports once per process, on standard error, that an API is declared but has no effect.
///
/// Every caller of this function is listed in the generated coverage table.
package func notYet(_ api: StaticString) { warnOnce("\(api) has no effect yet") }
