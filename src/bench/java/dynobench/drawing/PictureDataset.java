package dynobench.drawing;

import dynobench.chart.Picture;
import java.io.Serial;
import org.jfree.data.xy.AbstractXYDataset;

/// Presents a picture's points to JFreeChart. Series index and item index are the indexes of line
/// and point.
final class PictureDataset extends AbstractXYDataset {
  @Serial private static final long serialVersionUID = 1;

  private final transient Picture picture;

  PictureDataset(Picture picture) {
    this.picture = picture;
  }

  @Override
  public int getSeriesCount() {
    return picture.lines().size();
  }

  @Override
  public Comparable<?> getSeriesKey(int series) {
    return series;
  }

  @Override
  public int getItemCount(int series) {
    return picture.lines().get(series).points().size();
  }

  @Override
  public Number getX(int series, int item) {
    return picture.lines().get(series).points().get(item).x();
  }

  @Override
  public Number getY(int series, int item) {
    return picture.lines().get(series).points().get(item).y();
  }
}
