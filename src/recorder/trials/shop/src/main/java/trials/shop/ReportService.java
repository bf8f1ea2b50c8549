package trials.shop;

import java.math.BigDecimal;
import java.util.List;
import org.springframework.data.domain.PageRequest;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/// Queries that read many rows.
@Service
@Transactional(readOnly = true)
class ReportService {
  static final int KINDS = 8;

  private final Products products;
  private final PurchaseOrders orders;
  private final Reviews reviews;
  private final SalesMapper sales;

  ReportService(Products products, PurchaseOrders orders, Reviews reviews, SalesMapper sales) {
    this.products = products;
    this.orders = orders;
    this.reviews = reviews;
    this.sales = sales;
  }

  /// Reads the lines of each order, and their products, with queries of their own: the problem of N
  /// + 1 queries.
  public int ordersOf(long customer) {
    return orders.ofCustomer(customer).stream()
        .flatMap(order -> order.lines().stream())
        .mapToInt(line -> line.product().name().length())
        .sum();
  }

  /// Makes the report of a number, and returns its size.
  public int any(int kind, long customer) {
    return switch (kind) {
      case 0 -> products.summaryByCategory().size();
      case 1 -> products.scarce(20).size();
      case 2 ->
          products
              .inCategories(
                  List.of("Garden", "Office"),
                  BigDecimal.TEN,
                  new BigDecimal("80.50"),
                  PageRequest.of(1, 15))
              .size();
      case 3 -> orders.bestCustomers().size();
      case 4 ->
          orders.withLines(customer).stream()
              .map(PurchaseOrder::total)
              .reduce(BigDecimal.ZERO, BigDecimal::add)
              .intValue();
      case 5 ->
          reviews
              .findByProductNameStartingWithAndStarsGreaterThan("Lamp", 3, PageRequest.of(0, 5))
              .stream()
              .mapToInt(review -> review.text().length())
              .sum();
      case 6 -> reviews.averages(PageRequest.of(0, 5)).size();
      default -> sales.soldByCategory().size() + (int) sales.withoutPhone(true);
    };
  }
}
