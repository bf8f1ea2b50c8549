package dynobench.files;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;

/// Reason for a failed file operation, as text to follow a colon.
public final class IoErrorText {
  private IoErrorText() {}

  /// Returns the reason. An exception without a known class or reason gives its own message.
  public static String of(IOException e) {
    return switch (e) {
      case AccessDeniedException _ -> "access denied";
      case NoSuchFileException missing -> missing.getFile() + " does not exist";
      case FileAlreadyExistsException taken -> taken.getFile() + " already exists";
      case DirectoryNotEmptyException full -> full.getFile() + " is being written to";
      case NotDirectoryException file -> file.getFile() + " is not a folder";
      case FileSystemException other when other.getReason() != null ->
          translate(String.valueOf(other.getReason()));
      default -> translate(String.valueOf(e.getMessage()));
    };
  }

  private static String translate(String system) {
    return system.contains("No space left") ? "no space left" : system;
  }

  /// Returns the cause with the path, once.
  public static String of(Path path, IOException failure) {
    String reason = of(failure);
    return reason.contains(path.toString()) ? reason : path + ": " + reason;
  }
}
