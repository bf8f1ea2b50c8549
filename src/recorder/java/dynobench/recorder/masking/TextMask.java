package dynobench.recorder.masking;

import java.nio.ByteBuffer;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/// Pseudonyms of texts and bytes. A pseudonym of a text has a letter for each letter, in the same
/// case, and a digit for each digit; other characters stay. Texts that differ in case, or in blanks
/// at the end, have pseudonyms that differ in the same way.
final class TextMask {
  private final KeyedHash key;
  private final CharacterGroups groups;
  private final @Nullable DateMask dates;

  /// Creates a mask.
  ///
  /// @param dates pseudonyms of dates that are written as text; null if they stay
  TextMask(KeyedHash key, @Nullable DateMask dates) {
    this.key = key;
    this.groups = new CharacterGroups(key);
    this.dates = dates;
  }

  String mask(String text) {
    int length = text.length();
    while (length > 0 && text.charAt(length - 1) == ' ') {
      length--;
    }
    String blanks = text.substring(length);
    return blanks.isEmpty() ? masked(text) : masked(text.substring(0, length)) + blanks;
  }

  private String masked(String text) {
    if (text.isEmpty() || TextForm.isBoolean(text) || TextForm.isTime(text)) {
      return text;
    }
    Optional<LocalDate> date = TextForm.date(text);
    if (date.isPresent()) {
      return dates == null ? text : dates.mask(date.get()) + text.substring(TextForm.DATE_LENGTH);
    }
    return TextForm.isUuid(text) ? uuid(text) : characters(text);
  }

  private String uuid(String text) {
    String image = mask(UUID.fromString(text)).toString();
    boolean upper = !text.equals(text.toLowerCase(Locale.ROOT));
    return upper ? image.toUpperCase(Locale.ROOT) : image;
  }

  private String characters(String text) {
    int length = text.length();
    int[] used = new int[length];
    int count = 0;
    KeyedHash context = key.copy().add(length);
    for (int i = 0; i < length; i++) {
      int group = groups.group(text, i);
      boolean replaced = group != CharacterGroups.NONE;
      context.add(replaced ? -group : text.charAt(i));
      if (replaced) {
        used[count++] = i;
      }
    }
    int[] digits = new int[count];
    int[] bases = new int[count];
    for (int i = 0; i < count; i++) {
      int group = groups.group(text, used[i]);
      digits[i] = groups.position(group, text.charAt(used[i]));
      bases[i] = groups.size(group);
    }
    MixedCipher.encrypt(context, digits, bases);
    char[] image = text.toCharArray();
    for (int i = 0; i < count; i++) {
      char model = text.charAt(used[i]);
      image[used[i]] = groups.character(groups.group(text, used[i]), digits[i], model);
    }
    return new String(image);
  }

  byte[] mask(byte[] bytes) {
    int[] digits = new int[bytes.length];
    int[] bases = new int[bytes.length];
    Arrays.fill(bases, 1 << Byte.SIZE);
    for (int i = 0; i < bytes.length; i++) {
      digits[i] = bytes[i] & 0xFF;
    }
    MixedCipher.encrypt(key.copy().add(-1).add(bytes.length), digits, bases);
    var image = new byte[bytes.length];
    for (int i = 0; i < image.length; i++) {
      image[i] = (byte) digits[i];
    }
    return image;
  }

  /// Returns the pseudonym of the UUID's 16 bytes, so that it doesn't matter how they are written.
  UUID mask(UUID uuid) {
    byte[] bytes =
        ByteBuffer.allocate(2 * Long.BYTES)
            .putLong(uuid.getMostSignificantBits())
            .putLong(uuid.getLeastSignificantBits())
            .array();
    ByteBuffer image = ByteBuffer.wrap(mask(bytes));
    return new UUID(image.getLong(), image.getLong());
  }
}
