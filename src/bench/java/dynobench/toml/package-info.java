/// Reads TOML that people write: typed values, every mistake with file, line and key, all mistakes
/// at once. A thin layer over a TOML library, shared by plan files and engine descriptors, so that
/// both complain in the same words. Depends on nothing else of ours.
@NullMarked
package dynobench.toml;

import org.jspecify.annotations.NullMarked;
