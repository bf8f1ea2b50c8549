package trials.shop;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.CommandLineRunner;
import org.springframework.stereotype.Component;

/// Fills the shop, and lets the users work at the same time.
@Component
class Shopping implements CommandLineRunner {
  private final Assortment assortment;
  private final ShopService shop;
  private final ReportService reports;
  private final int users;
  private final int seconds;

  Shopping(
      Assortment assortment,
      ShopService shop,
      ReportService reports,
      @Value("${shop.users}") int users,
      @Value("${shop.seconds}") int seconds) {
    this.assortment = assortment;
    this.shop = shop;
    this.reports = reports;
    this.users = users;
    this.seconds = seconds;
  }

  @Override
  public void run(String... args) throws Exception {
    assortment.fill();
    long end = System.nanoTime() + seconds * 1_000_000_000L;
    List<Callable<Map<String, Integer>>> work = new ArrayList<>();
    for (int i = 0; i < users; i++) {
      var user = new Shopper(shop, reports, new Random(i), i);
      work.add(() -> user.workUntil(end));
    }
    ExecutorService threads = Executors.newFixedThreadPool(users);
    try {
      Map<String, Integer> sum = new TreeMap<>();
      for (Future<Map<String, Integer>> each : threads.invokeAll(work)) {
        each.get().forEach((outcome, count) -> sum.merge(outcome, count, Integer::sum));
      }
      System.out.println("Shop, " + users + " users, " + seconds + " s: " + sum);
    } finally {
      threads.shutdown();
    }
  }
}
