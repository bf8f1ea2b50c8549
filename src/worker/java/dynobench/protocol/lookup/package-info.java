/// The protocol of 2007: pairs of texts, loaded once and looked up again and again.
@NullMarked
package dynobench.protocol.lookup;

import org.jspecify.annotations.NullMarked;
