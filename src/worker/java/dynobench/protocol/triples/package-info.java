/// Workload that inserts RDF triples, finds them in three ways, and deletes them. May use engines.
@NullMarked
package dynobench.protocol.triples;

import org.jspecify.annotations.NullMarked;
