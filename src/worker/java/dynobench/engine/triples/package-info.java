/// Libraries that store triples: Eclipse RDF4J, and BaseX with a document for each triple. May use
/// the catalog's settings and plans.
@NullMarked
package dynobench.engine.triples;

import org.jspecify.annotations.NullMarked;
