package trials.shop;

/// Thrown if the stock of a product is too small for an order. It rolls back the transaction.
class SoldOutException extends RuntimeException {
  private static final long serialVersionUID = 1;

  SoldOutException(String product) {
    super(product + " is sold out");
  }
}
