/// Prevayler: objects in the heap, and a journal of the transactions that changed them. The data
/// are rows, texts and arrays in maps of the JDK, as in an application. By contrast, `engine.store`
/// measures bytes by key. May use the catalog's settings and plans.
@NullMarked
package dynobench.engine.prevalence;

import org.jspecify.annotations.NullMarked;
