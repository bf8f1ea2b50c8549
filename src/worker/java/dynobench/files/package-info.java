/// Safe file access: writes files whole or not at all, deletes without following links, and
/// explains refusals in plain text. Depends only on `dynobench.text`.
@NullMarked
package dynobench.files;

import org.jspecify.annotations.NullMarked;
