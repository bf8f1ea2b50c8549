/// Advice for a developer who chooses an engine: which engines keep the promises that an
/// application needs, and which of them no other engine beats in all measured figures.
@NullMarked
package dynobench.advice;

import org.jspecify.annotations.NullMarked;
