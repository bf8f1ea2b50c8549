/// Published figures of others, as data: the comparison of 2005 that this program repeats, and four
/// more. Charts and tables show them next to runs, with their citation. May use the types of
/// results, because charts and tables show both in the same way.
@NullMarked
package dynobench.reference;

import org.jspecify.annotations.NullMarked;
