import type { Jaw } from '../plan-lengths';

/** What the demo's lab understands of a rejection. */
export const WISHES = ['fewerStages', 'closedGap', 'lessIpr', 'fewerAttachments'] as const;
export type Wish = (typeof WISHES)[number];

const NO_LETTER_BEFORE = String.raw`(?<![\p{L}\p{N}])`;
const words = (...any: readonly string[]): RegExp =>
  new RegExp(`${NO_LETTER_BEFORE}(?:${any.join('|')})`, 'iu');

/** Beginnings of words in English, Turkish and Arabic. */
const WORDS: Readonly<Record<Wish, RegExp>> = {
  fewerStages: words(
    'stage',
    'aligner',
    'long',
    'slow',
    'short',
    'fast',
    'quick',
    'week',
    'month',
    'aşama',
    'asama',
    'plak',
    'uzun',
    'kısa',
    'kisa',
    'yavaş',
    'hızlı',
    'hizli',
    'hafta',
    'ال?مراحل',
    'مرحلة',
    'طويل',
    'أقصر',
    'اقصر',
    'بطيء',
    'أسرع',
    'اسرع',
    'أسابيع',
    'مدة',
    'المدة',
  ),
  closedGap: words(
    'gap',
    'spac',
    'diastema',
    'boşlu',
    'boslu',
    'diastem',
    'aralı',
    'فراغ',
    'الفراغ',
    'فجوة',
    'الفجوة',
    'فرجة',
    'مسافة',
    'المسافة',
  ),
  lessIpr: words(
    'ipr',
    'stripping',
    'reduction',
    'enamel',
    'aşındır',
    'asindir',
    'mine',
    'برد',
    'البرد',
    'مينا',
    'المينا',
    'سحل',
  ),
  fewerAttachments: words(
    'attachment',
    'button',
    'ataşman',
    'atasman',
    'ataçman',
    'إضافات',
    'الإضافات',
    'مرفقات',
    'ملحقات',
    'الملحقات',
    'المرفقات',
    'أتاتشمنت',
    'اتاتشمنت',
  ),
};

const ARCHES: Readonly<Record<Jaw, RegExp>> = {
  upper: words('upper', 'maxill', 'üst', 'ust', 'علوي', 'العلوي'),
  lower: words('lower', 'mandib', 'alt', 'سفلي', 'السفلي'),
};

const NONE = words(
  'no ',
  'without',
  'none',
  'zero',
  'istemiyor',
  'olmasın',
  'hiç',
  'بدون',
  'دون',
  'لا نريد',
  'لا أريد',
);

export interface ReadWishes {
  readonly wishes: readonly Wish[];
  /** The arches that are named; both where none is. */
  readonly arches: readonly Jaw[];
  /** Nothing of it is wanted, not only less. */
  readonly isNoneWanted: boolean;
}

/** What a reason asks for, in words of three languages. */
export function readWishes(reason: string): ReadWishes {
  const named = (['upper', 'lower'] as const).filter((jaw) => ARCHES[jaw].test(reason));
  return {
    wishes: WISHES.filter((wish) => WORDS[wish].test(reason)),
    arches: named.length > 0 ? named : ['upper', 'lower'],
    isNoneWanted: NONE.test(reason),
  };
}
