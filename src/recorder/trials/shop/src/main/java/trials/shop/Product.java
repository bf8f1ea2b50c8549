package trials.shop;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.ManyToMany;
import jakarta.persistence.Version;
import java.math.BigDecimal;
import java.util.HashSet;
import java.util.Set;

/// Product with its stock. A sequence gives the keys, so Hibernate inserts in batches.
@Entity
public class Product {
  @Id
  @GeneratedValue(strategy = GenerationType.SEQUENCE)
  private Long id;

  /// Two users who change the same product are noticed by this number.
  @Version private int version;

  @Column(nullable = false)
  private String name;

  @Column(length = 10_000)
  private String description;

  @Column(precision = 10, scale = 2)
  private BigDecimal price;

  private int stock;
  private boolean active = true;
  @ManyToMany private Set<Category> categories = new HashSet<>();

  protected Product() {}

  Product(String name, String description, BigDecimal price, int stock, Set<Category> categories) {
    this.name = name;
    this.description = description;
    this.price = price;
    this.stock = stock;
    this.categories.addAll(categories);
  }

  void take(int count) {
    if (stock < count) {
      throw new SoldOutException(name);
    }
    stock -= count;
  }

  void add(int count) {
    stock += count;
  }

  String name() {
    return name;
  }

  BigDecimal price() {
    return price;
  }
}
