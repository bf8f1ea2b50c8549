/// A JDBC driver that records what an application does with its database. Wrappers pass all calls
/// to the application's own driver, and write the calls to a file for `dynobench replay`.
/// Applications load this package, so it needs only Java 11 and depends on nothing but the format.
@NullMarked
package dynobench.recorder;

import org.jspecify.annotations.NullMarked;
