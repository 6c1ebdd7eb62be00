import { findItems } from './find-items';

const items = [
  'Pending Actions',
  'Admin Cases',
  'Doctor Cases',
  'İstekler',
  'Şirket profili',
  'Kargo ısmarla',
  'الإجراءات المعلّقة',
  'شحنات الأطباء',
].map((title) => ({ title }));
const titles = (text: string) => findItems(items, text).map(({ title }) => title);

test.each(['', '   ', '\t'])('[SH-11] finds nothing for the blank input "%s"', (text) => {
  expect(titles(text)).toEqual([]);
});

test('[SH-11] finds by a part of the title, beginnings first', () => {
  expect(titles('cases')).toEqual(['Admin Cases', 'Doctor Cases']);
  expect(titles('a').slice(0, 2)).toEqual(['Admin Cases', 'Pending Actions']);
});

test.each([
  ['ADMIN', 'Admin Cases'],
  ['cases doc', 'Doctor Cases'],
  ['istek', 'İstekler'],
  ['ISTEK', 'İstekler'],
  ['sirket', 'Şirket profili'],
  ['PROFİLİ', 'Şirket profili'],
  ['ismarla', 'Kargo ısmarla'],
  ['الاجراءات', 'الإجراءات المعلّقة'],
  ['المعلقه', 'الإجراءات المعلّقة'],
  ['شَحَنات', 'شحنات الأطباء'],
  ['الاطبا شحنات', 'شحنات الأطباء'],
])('[SH-11] “%s” finds %s', (text, title) => {
  expect(titles(text)).toEqual([title]);
});

test('[SH-11] every word must be there', () => {
  expect(titles('doctor actions')).toEqual([]);
});

test('[SH-11] suggests at most ten, the pinned ones first', () => {
  const many = Array.from({ length: 14 }, (_, n) => ({ title: `Cases ${n}`, isPinned: n === 13 }));
  const found = findItems(many, 'cases').map(({ title }) => title);
  expect(found).toHaveLength(10);
  expect(found[0]).toBe('Cases 13');
});
