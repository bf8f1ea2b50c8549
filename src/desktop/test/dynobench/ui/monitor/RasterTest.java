package dynobench.ui.monitor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RasterTest {
  private static final int RED = 0xFFFF0000;
  private static final int HALF_RED = 0x80FF0000;

  private final Raster raster = new Raster(3, 4);

  private int at(int x, int y) {
    return raster.pixels()[y * raster.width() + x];
  }

  @Test
  void fillsWholePixelsWholly() {
    raster.column(1, 1, 3, RED);

    assertThat(at(1, 0)).isZero();
    assertThat(at(1, 1)).isEqualTo(RED);
    assertThat(at(1, 2)).isEqualTo(RED);
    assertThat(at(1, 3)).isZero();
    assertThat(at(0, 1)).isZero();
  }

  @Test
  void shadesEndsByWhatTheyCover() {
    raster.column(0, 0.5, 1.25, RED);

    assertThat(at(0, 0) >>> 24).isEqualTo(128);
    assertThat(at(0, 1) >>> 24).isEqualTo(64);
  }

  @Test
  void laysTransparentColoursOverOthers() {
    raster.column(0, 0, 1, 0xFF0000FF);
    raster.column(0, 0, 1, HALF_RED);

    assertThat(at(0, 0)).isEqualTo(0xFF80007F);
  }

  @Test
  void leavesOutWhatLiesOutside() {
    raster.column(-1, 0, 4, RED);
    raster.column(3, 0, 4, RED);
    raster.column(0, -5, 0, RED);
    raster.column(0, 4, 9, RED);

    assertThat(raster.pixels()).containsOnly(0);
  }
}
