/// The engines there are: descriptors (one TOML file and some jars in a folder an engine), their
/// modes, what durability each promises, and whether it can run here. Shipped engines and the
/// user's own are the same thing in two places. May use plans and the TOML reader; loads no engine.
@NullMarked
package dynobench.catalog;

import org.jspecify.annotations.NullMarked;
