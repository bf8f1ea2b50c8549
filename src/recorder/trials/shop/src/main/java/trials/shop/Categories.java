package trials.shop;

import org.springframework.data.jpa.repository.JpaRepository;

interface Categories extends JpaRepository<Category, Long> {}
