/// The database of an upgrade trial: samples of every type and feature that an engine has. One
/// version writes them, and each version checks them.
@NullMarked
package dynobench.protocol.upgrade;

import org.jspecify.annotations.NullMarked;
