import { findItems } from './find-items';

const items = ['Pending Actions', 'Admin Cases', 'Doctor Cases', 'İstekler'].map((title) => ({
  title,
  path: `/${title}`,
}));
const titles = (text: string, language = 'en') => findItems(items, text, language).map(({ title }) => title);

test('[SH-11] finds nothing for blank input', () => {
  expect(titles('   ')).toEqual([]);
});

test('[SH-11] finds by a part of the title, beginnings first', () => {
  expect(titles('cases')).toEqual(['Admin Cases', 'Doctor Cases']);
  expect(titles('A')).toEqual(['Admin Cases', 'Pending Actions', 'Doctor Cases']);
});

test('[SH-11] folds letters by the language of the page', () => {
  expect(titles('istek', 'tr')).toEqual(['İstekler']);
});

test('[SH-11] suggests at most ten', () => {
  const many = Array.from({ length: 14 }, (_, n) => ({ title: `Cases ${n}`, path: `/${n}` }));
  expect(findItems(many, 'cases', 'en')).toHaveLength(10);
});
