/// What a mode keeps of what its engine has acknowledged, after a killed process and after a power
/// cut: what it promises, and what was found.
@NullMarked
package dynobench.promise;

import org.jspecify.annotations.NullMarked;
