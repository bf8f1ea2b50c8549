package trials.shop;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.springframework.dao.ConcurrencyFailureException;

/// User of the shop, who thinks for some milliseconds between actions.
final class Shopper {
  private static final int ATTEMPTS = 5;
  private static final int THINKING_MILLIS = 60;

  private final ShopService shop;
  private final ReportService reports;
  private final Random random;
  private final int number;
  private final Map<String, Integer> outcomes = new HashMap<>();
  private long customer;
  private int registered;

  Shopper(ShopService shop, ReportService reports, Random random, int number) {
    this.shop = shop;
    this.reports = reports;
    this.random = random;
    this.number = number;
  }

  /// Works until a moment of `System.nanoTime`, and returns how often each outcome occurred.
  Map<String, Integer> workUntil(long end) throws InterruptedException {
    register();
    while (System.nanoTime() < end) {
      act(random.nextInt(100));
      TimeUnit.MILLISECONDS.sleep(random.nextInt(THINKING_MILLIS));
    }
    return outcomes;
  }

  private void act(int choice) {
    if (choice < 25) {
      buy();
    } else if (choice < 45) {
      shop.search(
          List.of("lamp", "table", "book", "100%").get(random.nextInt(4)), random.nextInt(3));
      count("searches");
    } else if (choice < 55) {
      shop.review(customer, product(), 1 + random.nextInt(5), text());
      count("reviews");
    } else if (choice < 65) {
      reports.ordersOf(customer);
      count("order lists");
    } else if (choice < 75) {
      retry(() -> shop.restock(product(), 1 + random.nextInt(5)), "restocks");
    } else if (choice < 80) {
      retry(() -> shop.payOldestOrder(customer), "payments");
    } else if (choice < 85) {
      register();
    } else if (choice < 86) {
      retry(shop::hideSoldOut, "clean-ups");
    } else {
      reports.any(random.nextInt(ReportService.KINDS), customer);
      count("reports");
    }
  }

  private void register() {
    registered++;
    String phone = random.nextBoolean() ? null : "+81 6 " + (1000 + random.nextInt(9000));
    customer = shop.register("User " + number, "user" + number + "." + registered, phone);
    count("customers");
  }

  private void buy() {
    var basket = new HashMap<Long, Integer>();
    for (int i = 0; i <= random.nextInt(4); i++) {
      basket.merge(product(), 1 + random.nextInt(2), Integer::sum);
    }
    try {
      retry(() -> shop.order(customer, basket), "orders");
    } catch (SoldOutException e) {
      count("sold out");
    }
  }

  /// Repeats an action if another user changed the same rows meanwhile.
  private void retry(Runnable action, String name) {
    for (int attempt = 1; ; attempt++) {
      try {
        action.run();
        count(name);
        return;
      } catch (ConcurrencyFailureException e) {
        count("conflicts");
        if (attempt == ATTEMPTS) {
          return;
        }
      }
    }
  }

  /// Most users want the first products.
  private long product() {
    return 1 + random.nextInt(1 + random.nextInt(Assortment.PRODUCTS));
  }

  private String text() {
    return "It's good. ".repeat(1 + random.nextInt(300));
  }

  private void count(String outcome) {
    outcomes.merge(outcome, 1, Integer::sum);
  }
}
