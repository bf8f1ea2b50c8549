/// The protocol of the Berkeley DB paper of 2005: small records, one at a time and in bulk.
@NullMarked
package dynobench.protocol.records;

import org.jspecify.annotations.NullMarked;
