/// Results as static pages for any web server or a file path. Texts of result files come from
/// strangers: every page escapes them, and a content security policy forbids scripts that are not
/// the site's own.
@NullMarked
package dynobench.site;

import org.jspecify.annotations.NullMarked;
