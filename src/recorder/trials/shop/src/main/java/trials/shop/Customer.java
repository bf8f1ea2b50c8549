package trials.shop;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import java.time.Instant;

/// Person who buys. The database gives the key when it inserts the row.
@Entity
public class Customer {
  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  private Long id;

  @Column(nullable = false, length = 100)
  private String name;

  @Column(nullable = false, unique = true)
  private String email;

  private String phone; // null if unknown
  private boolean newsletter;
  private Instant registered;

  protected Customer() {}

  Customer(String name, String email, String phone) {
    this.name = name;
    this.email = email;
    this.phone = phone;
    newsletter = phone == null;
    registered = Instant.now();
  }

  Long id() {
    return id;
  }

  String name() {
    return name;
  }
}
