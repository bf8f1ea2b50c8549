/// Wrappers that report the beginning and end of each operation of an engine to an
/// [OperationListener]. At these two moments the listener may slow down the engine or make it wait.
/// The package depends on no engine in particular.
@NullMarked
package dynobench.engine.instrumented;

import org.jspecify.annotations.NullMarked;
