import type { Locale } from '@portal/shared/contract';
import type { Prng } from '../prng';

interface NamePool {
  readonly given: readonly string[];
  readonly family: readonly string[];
}

const POOLS: Record<Locale, NamePool> = {
  en: {
    given: [
      'Amelia',
      'Oliver',
      'Grace',
      'Henry',
      'Isla',
      'Jack',
      'Freya',
      'Leo',
      'Ruby',
      'Noah',
      'Maya',
      'Thomas',
      'Zoe',
      'Daniel',
      'Chloe',
      'Adam',
    ],
    family: [
      'Bennett',
      'Clarke',
      'Okafor',
      'Hughes',
      'Patel',
      'Walker',
      'Reid',
      'Morgan',
      'Kowalski',
      'Foster',
      'O’Neill',
      'Shaw',
      'García',
      'Bishop',
    ],
  },
  tr: {
    given: [
      'Ayşe',
      'Mehmet',
      'Zeynep',
      'Emre',
      'Elif',
      'Çağlar',
      'Şule',
      'Oğuz',
      'Gökçe',
      'İrem',
      'Burak',
      'Ümit',
      'Nazlı',
      'Kerem',
    ],
    family: [
      'Yılmaz',
      'Şahin',
      'Öztürk',
      'Çelik',
      'Aydın',
      'Güneş',
      'Işık',
      'Doğan',
      'Kılıç',
      'Arslan',
      'Ünal',
      'Koç',
    ],
  },
  ar: {
    given: [
      'ليلى',
      'أحمد',
      'مريم',
      'يوسف',
      'نور',
      'خالد',
      'سارة',
      'عمر',
      'هدى',
      'كريم',
      'رنا',
      'طارق',
      'دينا',
    ],
    family: [
      'الخطيب',
      'منصور',
      'حداد',
      'الشريف',
      'نجار',
      'سليمان',
      'عبد الله',
      'فؤاد',
      'الحسن',
      'زيدان',
      'صباغ',
    ],
  },
};

export function nameIn(prng: Prng, locale: Locale): string {
  const { given, family } = POOLS[locale];
  return `${prng.pick(given)} ${prng.pick(family)}`;
}

const TITLES: Record<Locale, string> = { en: 'Dr ', tr: 'Dr. ', ar: 'د. ' };

/** A doctor's name with the title as it is written in that language. */
export function doctorNameIn(prng: Prng, locale: Locale): string {
  return TITLES[locale] + nameIn(prng, locale);
}
