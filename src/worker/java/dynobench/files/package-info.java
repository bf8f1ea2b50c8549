/// Safe file access: writes files whole or not at all, deletes without following links, and
/// explains refusals in plain text. Depends on no other package of the program.
@NullMarked
package dynobench.files;

import org.jspecify.annotations.NullMarked;
