/// Pseudonyms of values, so that a recording can leave the house. A pseudonym depends on the value
/// and on a random key that only the process knows: equal values have equal pseudonyms, and
/// different values have different ones. Depends on the format only.
@NullMarked
package dynobench.recorder.masking;

import org.jspecify.annotations.NullMarked;
