/// Data with which a worker drives one mode of an engine: driver, URL, dialect, sessions, server.
/// The catalog reads setups from descriptors, and a run sends a setup to the worker. The package
/// depends on no file format and no engine.
@NullMarked
package dynobench.setup;

import org.jspecify.annotations.NullMarked;
