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

/// The files of a lesson.
public sealed interface LessonFiles {
  /// Whether there is such a file.
  boolean has(String name);

  /// What a file holds.
  ///
  /// @throws NoSuchFileException when there is none
  byte[] bytes(String name) throws IOException;

  /// What a small file of text holds.
  String text(String name) throws IOException;

  /// A file as messages name it.
  String place(String name);

  /// Those of a lesson that comes with the program.
  ///
  /// @param id the lesson's
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

  /// Those of a lesson that a person has written.
  record InFolder(Path folder) implements LessonFiles {
    /// A recorded run that is larger is for no lesson.
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
