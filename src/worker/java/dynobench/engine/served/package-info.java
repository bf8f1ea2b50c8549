/// SQL engines whose server the worker starts and ends, so that a user need not install one. Also
/// creates database files with an engine's programs before the first opening.
@NullMarked
package dynobench.engine.served;

import org.jspecify.annotations.NullMarked;
