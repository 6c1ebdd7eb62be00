import type { Jaw } from '../plan-lengths';

/** What the demo's lab understands of a rejection. */
export const WISHES = ['fewerStages', 'closedGap', 'lessIpr', 'fewerAttachments'] as const;
export type Wish = (typeof WISHES)[number];

const NO_LETTER_BEFORE = String.raw`(?<![\p{L}\p{N}])`;
const words = (...any: readonly string[]): RegExp =>
  new RegExp(`${NO_LETTER_BEFORE}(?:${any.join('|')})`, 'iu');

/** Beginnings of words in English, Turkish and Arabic. */
const STAGES = [
  ...['stage', 'aligner', 'week', 'month'],
  ...['aşama', 'asama', 'plak', 'hafta'],
  ...['ال?مراحل', 'مرحلة', 'أسابيع', 'مدة', 'المدة'],
];
/** Of a whole plan they are about its length; of a tooth they may be about its crown. */
const LENGTHS = [
  ...['long', 'slow', 'short', 'fast', 'quick'],
  ...['uzun', 'kısa', 'kisa', 'yavaş', 'hızlı', 'hizli'],
  ...['طويل', 'أقصر', 'اقصر', 'بطيء', 'أسرع', 'اسرع'],
];
const WORDS: Readonly<Record<Wish, RegExp>> = {
  fewerStages: words(...STAGES, ...LENGTHS),
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

const WORDS_AT_TOOTH = { ...WORDS, fewerStages: words(...STAGES) };

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

/** What a comment on a tooth asks for. */
export function readWishesAtTooth(text: string): readonly Wish[] {
  return WISHES.filter((wish) => WORDS_AT_TOOTH[wish].test(text));
}
