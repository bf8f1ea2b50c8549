/// Prevayler: objects that live in the heap, and a journal of the transactions that changed them.
/// What is measured are rows, texts and arrays in maps of the JDK, as an application would hold
/// them, and not bytes under bytes as in `engine.store`. May use the catalog's settings and plans.
@NullMarked
package dynobench.engine.prevalence;

import org.jspecify.annotations.NullMarked;
