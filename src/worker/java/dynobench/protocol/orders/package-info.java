/// Orders, payments and deliveries of a wholesaler: five kinds of transactions on nine tables,
/// after the text of TPC-C, with its consistency conditions as checks. Statements stand in the
/// workload's description; here is what they are asked with, and in which order.
@NullMarked
package dynobench.protocol.orders;

import org.jspecify.annotations.NullMarked;
