/// Tests of the site in a real browser.
@NullMarked
package dynobench.browser;

import org.jspecify.annotations.NullMarked;
