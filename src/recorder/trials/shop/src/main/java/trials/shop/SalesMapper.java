package trials.shop;

import java.util.List;
import java.util.Map;
import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;

/// Statements that MyBatis executes, in the same transactions as those of Hibernate.
@Mapper
interface SalesMapper {
  @Select(
      """
      select c.name, sum(l.quantity) as sold
      from category c
      join product_categories pc on pc.categories_id = c.id
      join order_line l on l.product_id = pc.product_id
      group by c.name
      order by sold desc, c.name
      """)
  List<Map<String, Object>> soldByCategory();

  @Select("select count(*) from customer where phone is null and newsletter = #{newsletter}")
  long withoutPhone(@Param("newsletter") boolean newsletter);

  @Insert(
      """
      insert into product_categories (product_id, categories_id)
      select p.id, #{category} from product p
      where p.id = #{product} and not exists (
        select 1 from product_categories x
        where x.product_id = p.id and x.categories_id = #{category})
      """)
  int assign(@Param("product") long product, @Param("category") long category);
}
