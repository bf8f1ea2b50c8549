/// Checks of isolation: histories of transactions that read and append to lists, and the search for
/// anomalies in them. After Adya, "Weak Consistency: A Generalized Theory and Optimistic
/// Implementations for Distributed Transactions", 1999, and Kingsbury and Alvaro, "Elle: Inferring
/// Isolation Anomalies from Experimental Observations", 2020.
@NullMarked
package dynobench.isolation;

import org.jspecify.annotations.NullMarked;
