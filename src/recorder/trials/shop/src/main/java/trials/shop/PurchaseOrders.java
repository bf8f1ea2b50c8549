package trials.shop;

import java.util.List;
import java.util.Optional;
import org.springframework.data.domain.Limit;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.Query;

interface PurchaseOrders extends JpaRepository<PurchaseOrder, Long> {
  @Query("select o from PurchaseOrder o where o.customer.id = :customer order by o.id")
  List<PurchaseOrder> ofCustomer(long customer);

  @Query(
      """
      select o from PurchaseOrder o left join fetch o.lines
      where o.customer.id = :customer order by o.id
      """)
  List<PurchaseOrder> withLines(long customer);

  @Query(
      """
      select o from PurchaseOrder o
      where o.customer.id = :customer and o.state = :state order by o.ordered
      """)
  Optional<PurchaseOrder> oldest(long customer, PurchaseOrder.State state, Limit limit);

  @Query(
      value =
          """
          select c.id, c.name, count(distinct o.id), sum(l.price)
          from customer c
          join purchase_order o on o.customer_id = c.id
          join order_line l on l.purchase_id = o.id
          where o.state <> 'OPEN'
          group by c.id, c.name
          order by 4 desc, 1
          fetch first 10 rows only
          """,
      nativeQuery = true)
  List<Object[]> bestCustomers();
}
