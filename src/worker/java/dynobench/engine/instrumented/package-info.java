/// Wrappers that report the beginning and end of each operation of an engine to an
/// [OperationListener]. The attendant may slow the engine down or make it wait there. The package
/// depends on no engine in particular.
@NullMarked
package dynobench.engine.instrumented;

import org.jspecify.annotations.NullMarked;
