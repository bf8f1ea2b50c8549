package dynobench.lesson;

import dynobench.files.RegularFile;
import dynobench.files.TextFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/// Files of a lesson.
public sealed interface LessonFiles {
  /// Returns whether a file exists.
  boolean has(String name);

  /// Returns a file's content.
  ///
  /// @throws NoSuchFileException if the file does not exist
  byte[] bytes(String name) throws IOException;

  /// Returns the content of a small text file.
  String text(String name) throws IOException;

  /// Returns a file's name for messages.
  String place(String name);

  /// Files of a shipped lesson.
  ///
  /// @param id the lesson's id
  record Shipped(String id) implements LessonFiles {
    private static final String ROOT = "/lessons/";

    private String resource(String name) {
      return Path.of(ROOT, id, name).normalize().toString().replace('\\', '/');
    }

    @Override
    public boolean has(String name) {
      return Shipped.class.getResource(resource(name)) != null;
    }

    @Override
    public byte[] bytes(String name) throws IOException {
      try (InputStream in = Shipped.class.getResourceAsStream(resource(name))) {
        if (in == null) {
          throw new NoSuchFileException(place(name));
        }
        return in.readAllBytes();
      }
    }

    @Override
    public String text(String name) throws IOException {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes(name))).toString();
    }

    @Override
    public String place(String name) {
      return id + "/" + name;
    }
  }

  /// Files of a user-defined lesson.
  record InFolder(Path folder) implements LessonFiles {
    /// Maximum size of a file, enough for a recorded run of a lesson.
    private static final int MOST_BYTES = 64 << 20;

    private Path file(String name) {
      return folder.resolve(name).normalize();
    }

    @Override
    public boolean has(String name) {
      return Files.isRegularFile(file(name));
    }

    @Override
    public byte[] bytes(String name) throws IOException {
      try (InputStream in = RegularFile.stream(file(name))) {
        byte[] bytes = in.readNBytes(MOST_BYTES + 1);
        if (bytes.length > MOST_BYTES) {
          throw new IOException("%s is larger than %d MB".formatted(place(name), MOST_BYTES >> 20));
        }
        return bytes;
      }
    }

    @Override
    public String text(String name) throws IOException {
      return TextFile.read(file(name));
    }

    @Override
    public String place(String name) {
      return file(name).toString();
    }
  }
}
