package trials.shop;

import java.util.Map;
import org.springframework.data.domain.Limit;
import org.springframework.data.domain.PageRequest;
import org.springframework.data.domain.Sort;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/// What the users of the shop do.
@Service
@Transactional
class ShopService {
  private final Customers customers;
  private final Products products;
  private final PurchaseOrders orders;
  private final Reviews reviews;

  ShopService(Customers customers, Products products, PurchaseOrders orders, Reviews reviews) {
    this.customers = customers;
    this.products = products;
    this.orders = orders;
    this.reviews = reviews;
  }

  public long register(String name, String email, String phone) {
    return customers.save(new Customer(name, email, phone)).id();
  }

  @Transactional(readOnly = true)
  public long search(String word, int page) {
    var request = PageRequest.of(page, 10, Sort.by("name"));
    return products.findByActiveTrueAndNameContainingIgnoreCase(word, request).getTotalElements();
  }

  /// Takes products from the stock. If one of them is sold out, nothing remains of the order.
  public void order(long customer, Map<Long, Integer> basket) {
    var order = new PurchaseOrder(customers.getReferenceById(customer));
    orders.save(order);
    basket.forEach((id, count) -> {
      Product product = products.findById(id).orElseThrow();
      order.add(product, count);
      orders.flush();
      product.take(count);
    });
  }

  public void restock(long product, int count) {
    products.findById(product).orElseThrow().add(count);
  }

  public void hideSoldOut() {
    products.hideSoldOut();
  }

  public void payOldestOrder(long customer) {
    orders.oldest(customer, PurchaseOrder.State.OPEN, Limit.of(1)).ifPresent(PurchaseOrder::pay);
  }

  public void review(long customer, long product, int stars, String text) {
    reviews.save(
        new Review(
            customers.getReferenceById(customer), products.getReferenceById(product), stars, text));
  }
}
