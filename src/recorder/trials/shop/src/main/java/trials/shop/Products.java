package trials.shop;

import java.math.BigDecimal;
import java.util.Collection;
import java.util.List;
import org.springframework.data.domain.Page;
import org.springframework.data.domain.Pageable;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.Modifying;
import org.springframework.data.jpa.repository.Query;

interface Products extends JpaRepository<Product, Long> {
  Page<Product> findByActiveTrueAndNameContainingIgnoreCase(String part, Pageable page);

  @Query(
      """
      select distinct p from Product p join p.categories c
      where c.name in :names and p.price between :least and :most
      order by p.price desc, p.id
      """)
  List<Product> inCategories(
      Collection<String> names, BigDecimal least, BigDecimal most, Pageable page);

  @Query(
      """
      select c.name, count(p), avg(p.price), sum(p.stock) from Product p join p.categories c
      group by c.name having count(p) > 1 order by c.name
      """)
  List<Object[]> summaryByCategory();

  @Query(
      value = "select name, stock from product where stock < ?1 order by stock, name",
      nativeQuery = true)
  List<Object[]> scarce(int limit);

  @Modifying
  @Query("update versioned Product p set p.active = false where p.active = true and p.stock = 0")
  int hideSoldOut();
}
