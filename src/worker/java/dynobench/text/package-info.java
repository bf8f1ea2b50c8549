/// Plain text: text that is safe in a terminal, and the nearest name to a misspelt one. Depends on
/// no other package of the program.
@NullMarked
package dynobench.text;

import org.jspecify.annotations.NullMarked;
