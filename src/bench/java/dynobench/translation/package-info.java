/// Translation of recorded statements into the SQL dialects of other engines, by jOOQ's parser and
/// renderer. It ends before a replay begins.
@NullMarked
package dynobench.translation;

import org.jspecify.annotations.NullMarked;
