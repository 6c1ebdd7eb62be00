import type { Locale } from '@portal/shared/contract';

const ARABIC = /\p{Script=Arabic}/u;
const TURKISH_LETTERS = /[ğışĞİŞ]/;
/** Words that Turkish messages without such letters are known by. */
const TURKISH_WORDS =
  /(?<!\p{L})(merhaba|selam|günaydın|teşekkürler|teşekkür|tesekkurler|tesekkur|ne|zaman|hasta|hastanın|plan[ıi]|kargo|nerede|lütfen|lutfen|bu|bir|var|yok|için|icin|olur|evet|hayır|hayir|mi|mu|mü|ve)(?!\p{L})/giu;

/** The language that a message is most likely written in. */
export function localeOf(message: string): Locale {
  if (ARABIC.test(message)) return 'ar';
  if (TURKISH_LETTERS.test(message)) return 'tr';
  const words = message.match(/\p{L}+/gu) ?? [];
  const turkish = message.match(TURKISH_WORDS) ?? [];
  return turkish.length > 0 && turkish.length * 4 >= words.length ? 'tr' : 'en';
}
