package dynobench.cli;

import dynobench.files.Fingerprint;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/// Result file with other figures in its summary, and with digests that fit.
final class ForgedRunFile {
  private static final String MANIFEST = "dynorun.json";
  private static final String SUMMARY = "summary.json";

  private ForgedRunFile() {}

  static Path of(Path file, Path forged) throws IOException {
    var entries = new TreeMap<String, byte[]>();
    try (var zip = new ZipFile(file.toFile())) {
      for (ZipEntry each : Collections.list(zip.entries())) {
        entries.put(each.getName(), zip.getInputStream(each).readAllBytes());
      }
    }
    String summary = text(entries, SUMMARY).replaceFirst("\"values\":\\[\\d", "\"values\":[7");
    entries.put(SUMMARY, summary.getBytes(StandardCharsets.UTF_8));
    String manifest =
        Pattern.compile("(\"name\":\"summary.json\",\"bytes\":)\\d+(,\"sha256\":\")\\w+")
            .matcher(text(entries, MANIFEST))
            .replaceFirst(
                "$1%d$2%s"
                    .formatted(
                        summary.getBytes(StandardCharsets.UTF_8).length,
                        Fingerprint.of(summary.getBytes(StandardCharsets.UTF_8))));
    var list = new StringBuilder("format 1\nrun ");
    list.append(manifest.replaceFirst("(?s).*\"run\":\"([^\"]*)\".*", "$1").strip());
    list.append("\nrepeats none\n");
    entries.forEach((name, bytes) -> {
      if (!name.equals(MANIFEST)) {
        list.append(Fingerprint.of(bytes)).append("  ").append(name).append('\n');
      }
    });
    manifest =
        manifest.replaceFirst(
            "\"digest\":\"\\w+\"", "\"digest\":\"" + Fingerprint.of(list.toString()) + "\"");
    entries.put(MANIFEST, manifest.getBytes(StandardCharsets.UTF_8));
    try (OutputStream out = Files.newOutputStream(forged);
        var zip = new ZipOutputStream(out)) {
      for (var each : entries.entrySet()) {
        zip.putNextEntry(new ZipEntry(each.getKey()));
        zip.write(each.getValue());
      }
    }
    return forged;
  }

  private static String text(TreeMap<String, byte[]> entries, String name) {
    return new String(Objects.requireNonNull(entries.get(name)), StandardCharsets.UTF_8);
  }
}
