/// Plain text: what a terminal can't obey, and the nearest name to a misspelt one. Depends on
/// nothing else of ours.
@NullMarked
package dynobench.text;

import org.jspecify.annotations.NullMarked;
