/// Orders, payments and deliveries of a wholesaler: five kinds of transactions on nine tables,
/// after the text of TPC-C, with its consistency conditions as checks. The workload's description
/// has the statements; this package has their parameters and their order.
@NullMarked
package dynobench.protocol.orders;

import org.jspecify.annotations.NullMarked;
