/// Figures that others have published, as data: the comparison of 2005 that this program repeats,
/// and three more. They stand beside runs on charts and in tables, with their citation, and nobody
/// can run them again. May use the shapes of results, because charts and tables show both alike.
@NullMarked
package dynobench.reference;

import org.jspecify.annotations.NullMarked;
