/// View Advice: what an application needs, and the engines that suit it, with what speaks for and
/// against each.
@NullMarked
package dynobench.ui.advice;

import org.jspecify.annotations.NullMarked;
