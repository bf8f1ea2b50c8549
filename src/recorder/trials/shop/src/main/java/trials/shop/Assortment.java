package trials.shop;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/// The products of the shop.
@Service
class Assortment {
  static final int PRODUCTS = 300;

  private final Categories categories;
  private final Products products;
  private final SalesMapper sales;

  Assortment(Categories categories, Products products, SalesMapper sales) {
    this.categories = categories;
    this.products = products;
    this.sales = sales;
  }

  /// Inserts all products in batches.
  @Transactional
  public void fill() {
    List<Category> kinds =
        categories.saveAll(
            Stream.of("Garden", "House", "Office", "Kitchen").map(Category::new).toList());
    var all = new ArrayList<Product>();
    for (int i = 0; i < PRODUCTS; i++) {
      String thing = List.of("Table", "Lamp", "Bookshelf", "Chair", "Pot 100%").get(i % 5);
      all.add(
          new Product(
              thing + " " + i,
              i % 3 == 0 ? null : (thing + " made of wood. ").repeat(1 + i),
              BigDecimal.valueOf(500 + 37L * i, 2),
              30 + i % 70,
              Set.copyOf(List.of(kinds.get(i % 4), kinds.get(i % 3)))));
    }
    products.saveAllAndFlush(all);
    for (long product = 1; product <= PRODUCTS; product += 10) {
      sales.assign(product, 4);
    }
  }
}
