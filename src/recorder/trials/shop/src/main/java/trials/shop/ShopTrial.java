package trials.shop;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;

/// Starts a shop, in which several users search and buy for some time. The option
/// `--shop.seconds=30` sets the duration.
@SpringBootApplication
public class ShopTrial {
  public static void main(String[] args) {
    SpringApplication.run(ShopTrial.class, args).close();
  }
}
