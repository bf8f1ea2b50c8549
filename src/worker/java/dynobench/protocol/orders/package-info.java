/// Orders, payments and deliveries of a wholesaler: five kinds of transactions on nine tables. They
/// follow the text of TPC-C, and its consistency conditions are the checks. The workload's
/// description has the statements; this package has their parameters and their order.
@NullMarked
package dynobench.protocol.orders;

import org.jspecify.annotations.NullMarked;
