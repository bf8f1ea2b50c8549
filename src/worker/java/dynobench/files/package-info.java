/// Files of our own, handled with care: written whole or not at all, deleted without following
/// links, refusals in words. Depends on nothing else of ours.
@NullMarked
package dynobench.files;

import org.jspecify.annotations.NullMarked;
