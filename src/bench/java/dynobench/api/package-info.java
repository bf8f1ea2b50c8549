/// Dynobench for other programs: runs plans and gates, and returns their figures. Nothing else of
/// the modules is meant for other programs.
@NullMarked
package dynobench.api;

import org.jspecify.annotations.NullMarked;
