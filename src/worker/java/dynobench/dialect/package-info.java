/// Finds out by trying in what words a SQL engine is asked that nobody has described. Runs in a
/// process of its own: drivers are code from elsewhere.
@NullMarked
package dynobench.dialect;

import org.jspecify.annotations.NullMarked;
