package dynobench.chart;

import java.awt.Color;
import java.util.List;

/// Simulation of human colour vision after Machado, Oliveira and Fernandes (2009), at full
/// severity. Distances are measured in Oklab.
final class Vision {
  static final Vision FULL = new Vision("full", new double[][] {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}});
  static final List<Vision> ALL =
      List.of(
          FULL,
          new Vision(
              "protanopia",
              new double[][] {
                {0.152286, 1.052583, -0.204868},
                {0.114503, 0.786281, 0.099216},
                {-0.003882, -0.048116, 1.051998}
              }),
          new Vision(
              "deuteranopia",
              new double[][] {
                {0.367322, 0.860646, -0.227968},
                {0.280085, 0.672501, 0.047413},
                {-0.011820, 0.042940, 0.968881}
              }));

  private static final double[][] TO_CONES = {
    {0.4122214708, 0.5363325363, 0.0514459929},
    {0.2119034982, 0.6806995451, 0.1073969566},
    {0.0883024619, 0.2817188376, 0.6299787005}
  };
  private static final double[][] TO_OKLAB = {
    {0.2104542553, 0.7936177850, -0.0040720468},
    {1.9779984951, -2.4285922050, 0.4505937099},
    {0.0259040371, 0.7827717662, -0.8086757660}
  };

  private final String name;
  private final double[][] seen;

  private Vision(String name, double[][] seen) {
    this.name = name;
    this.seen = seen;
  }

  @Override
  public String toString() {
    return name;
  }

  /// Returns the distance of the two most similar colours.
  double leastDistance(List<Color> colours) {
    double least = Double.MAX_VALUE;
    for (int i = 0; i < colours.size(); i++) {
      for (int j = 0; j < i; j++) {
        least = Math.min(least, distance(colours.get(i), colours.get(j)));
      }
    }
    return least;
  }

  private double distance(Color one, Color other) {
    double[] a = oklab(one);
    double[] b = oklab(other);
    return Math.sqrt(square(a[0] - b[0]) + square(a[1] - b[1]) + square(a[2] - b[2]));
  }

  private static double square(double value) {
    return value * value;
  }

  private double[] oklab(Color colour) {
    double[] light = times(seen, linear(colour));
    for (int i = 0; i < light.length; i++) {
      light[i] = Math.clamp(light[i], 0, 1);
    }
    double[] cones = times(TO_CONES, light);
    for (int i = 0; i < cones.length; i++) {
      cones[i] = Math.cbrt(cones[i]);
    }
    return times(TO_OKLAB, cones);
  }

  private static double[] times(double[][] matrix, double[] vector) {
    var product = new double[vector.length];
    for (int row = 0; row < product.length; row++) {
      for (int column = 0; column < vector.length; column++) {
        product[row] += matrix[row][column] * vector[column];
      }
    }
    return product;
  }

  /// Returns the angle of the hue, in degrees from 0 to 360.
  static double hueAngle(Color colour) {
    double[] lab = FULL.oklab(colour);
    return Math.floorMod(Math.round(Math.toDegrees(Math.atan2(lab[2], lab[1]))), 360);
  }

  /// Returns the contrast as defined by WCAG 2.
  static double contrast(Color a, Color b) {
    double one = luminance(a);
    double other = luminance(b);
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  }

  private static double luminance(Color colour) {
    double[] light = linear(colour);
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2];
  }

  private static double[] linear(Color colour) {
    return new double[] {
      linear(colour.getRed()), linear(colour.getGreen()), linear(colour.getBlue())
    };
  }

  private static double linear(int channel) {
    double share = channel / 255.0;
    return share <= 0.03928 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
  }
}
