package trials.shop;

import jakarta.persistence.CascadeType;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.FetchType;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.OneToMany;
import jakarta.persistence.Version;
import java.math.BigDecimal;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;

/// Order of a customer, with its lines.
@Entity
public class PurchaseOrder {
  /// State of an order.
  public enum State {
    OPEN,
    PAID,
    SENT
  }

  @Id
  @GeneratedValue(strategy = GenerationType.SEQUENCE)
  private Long id;

  @Version private int version;

  @ManyToOne(optional = false, fetch = FetchType.LAZY)
  private Customer customer;

  @Enumerated(EnumType.STRING)
  private State state = State.OPEN;

  private LocalDateTime ordered = LocalDateTime.now();
  private LocalDateTime paid; // null before

  @OneToMany(mappedBy = "purchase", cascade = CascadeType.ALL, orphanRemoval = true)
  private List<OrderLine> lines = new ArrayList<>();

  protected PurchaseOrder() {}

  PurchaseOrder(Customer customer) {
    this.customer = customer;
  }

  void add(Product product, int count) {
    lines.add(new OrderLine(this, product, count));
  }

  void pay() {
    state = State.PAID;
    paid = LocalDateTime.now();
  }

  BigDecimal total() {
    return lines.stream().map(OrderLine::price).reduce(BigDecimal.ZERO, BigDecimal::add);
  }

  List<OrderLine> lines() {
    return lines;
  }
}
