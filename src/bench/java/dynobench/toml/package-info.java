/// Reads TOML that people write: typed values, and all problems at once with file, line and key. A
/// thin layer over a TOML library, shared by plan files and engine descriptors, so that both report
/// problems alike. Depends on no other package except `secret` and `text`.
@NullMarked
package dynobench.toml;

import org.jspecify.annotations.NullMarked;
