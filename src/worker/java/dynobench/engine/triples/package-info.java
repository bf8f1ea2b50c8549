/// Libraries that keep triples: Eclipse RDF4J, and BaseX with a document for each. May use the
/// catalog's settings and plans.
@NullMarked
package dynobench.engine.triples;

import org.jspecify.annotations.NullMarked;
