/// Berkeley DB JE, by its own API.
@NullMarked
package dynobench.engine.je;

import org.jspecify.annotations.NullMarked;
