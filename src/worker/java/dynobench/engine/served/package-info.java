/// A SQL engine whose server the worker starts and ends, so that a comparison with client and
/// server needs nothing installed; and files that an engine's programs make before it is opened.
@NullMarked
package dynobench.engine.served;

import org.jspecify.annotations.NullMarked;
