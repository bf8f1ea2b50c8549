/// Java programs that show a broken promise of an engine with the engine's jars alone, as its
/// maintainers want it in a bug report.
@NullMarked
package dynobench.reproducer;

import org.jspecify.annotations.NullMarked;
