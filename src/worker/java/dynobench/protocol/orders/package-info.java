/// Orders, payments and deliveries of a wholesaler: five kinds of transactions on nine tables. The
/// transactions follow the text of TPC-C, and the checks are its consistency conditions. The
/// workload's description has the statements. This package determines the parameters and the order
/// of the statements.
@NullMarked
package dynobench.protocol.orders;

import org.jspecify.annotations.NullMarked;
