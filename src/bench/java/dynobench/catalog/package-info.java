/// The catalog of engines: descriptors (one TOML file and some jars in a folder for each engine),
/// modes, the durability that each mode claims, and availability here. Shipped and user-defined
/// engines have the same form in two folders. May use plans and the TOML reader; loads no engine.
@NullMarked
package dynobench.catalog;

import org.jspecify.annotations.NullMarked;
