package trials.shop;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.ManyToOne;
import java.math.BigDecimal;

/// Product in an order, with the price at that time.
@Entity
public class OrderLine {
  @Id
  @GeneratedValue(strategy = GenerationType.SEQUENCE)
  private Long id;

  @ManyToOne(optional = false, fetch = FetchType.LAZY)
  private PurchaseOrder purchase;

  @ManyToOne(optional = false, fetch = FetchType.LAZY)
  private Product product;

  private int quantity;

  @Column(precision = 10, scale = 2)
  private BigDecimal price;

  protected OrderLine() {}

  OrderLine(PurchaseOrder purchase, Product product, int quantity) {
    this.purchase = purchase;
    this.product = product;
    this.quantity = quantity;
    price = product.price().multiply(BigDecimal.valueOf(quantity));
  }

  Product product() {
    return product;
  }

  BigDecimal price() {
    return price;
  }
}
