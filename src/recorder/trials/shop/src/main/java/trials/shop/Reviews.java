package trials.shop;

import java.util.List;
import org.springframework.data.domain.Pageable;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.Query;

interface Reviews extends JpaRepository<Review, Long> {
  List<Review> findByProductNameStartingWithAndStarsGreaterThan(
      String name, int stars, Pageable page);

  @Query("select r.product.id, avg(r.stars) from Review r group by r.product.id order by 2 desc, 1")
  List<Object[]> averages(Pageable page);
}
