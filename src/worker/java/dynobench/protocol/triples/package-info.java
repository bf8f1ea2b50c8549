/// Workload of RDF triples: they are inserted, found in three ways, and deleted. May use engines.
@NullMarked
package dynobench.protocol.triples;

import org.jspecify.annotations.NullMarked;
