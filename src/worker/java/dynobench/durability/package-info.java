/// Durability of acknowledged rows after a killed process and after a power cut: claimed by a mode,
/// and found by tests.
@NullMarked
package dynobench.durability;

import org.jspecify.annotations.NullMarked;
