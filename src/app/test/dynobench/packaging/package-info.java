/// Tests of the files that installers ship.
@NullMarked
package dynobench.packaging;

import org.jspecify.annotations.NullMarked;
