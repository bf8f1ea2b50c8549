/// A SQL engine whose server the worker starts and ends, so that a comparison with client and
/// server needs nothing installed.
@NullMarked
package dynobench.engine.served;

import org.jspecify.annotations.NullMarked;
