/// How a worker drives one mode of an engine, as data: driver, URL, dialect, sessions, server. The
/// catalog reads it from descriptors, the run sends it to the worker. Knows no file and no engine.
@NullMarked
package dynobench.setup;

import org.jspecify.annotations.NullMarked;
