package trials.shop;

import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Lob;
import jakarta.persistence.ManyToOne;
import java.time.LocalDate;

/// Opinion of a customer about a product.
@Entity
public class Review {
  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  private Long id;

  @ManyToOne(optional = false, fetch = FetchType.LAZY)
  private Customer customer;

  @ManyToOne(optional = false, fetch = FetchType.LAZY)
  private Product product;

  private int stars;
  @Lob private String text;
  private LocalDate written = LocalDate.now();

  protected Review() {}

  Review(Customer customer, Product product, int stars, String text) {
    this.customer = customer;
    this.product = product;
    this.stars = stars;
    this.text = text;
  }

  String text() {
    return text;
  }
}
