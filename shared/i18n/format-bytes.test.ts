import { createIntl } from 'react-intl';
import { formatBytes, formatSpeed } from './format-bytes';

const intl = (locale: string) => createIntl({ locale });

describe('sizes of files', () => {
  it.each([
    [0, '0 kB'],
    [512, '0.5 kB'],
    [84_000, '84 kB'],
    [4_200_000, '4.2 MB'],
    [12_000_000, '12 MB'],
    [2_147_483_648, '2.1 GB'],
  ])('%d bytes are %s', (bytes, text) => {
    expect(formatBytes(intl('en'), bytes)).toBe(text);
  });

  it('are told in the units of the language, with western digits', () => {
    expect(formatBytes(intl('tr'), 4_200_000)).toBe('4,2 MB');
    expect(formatBytes(intl('ar'), 4_200_000)).toMatch(/4[.,]2 \p{Script=Arabic}/u);
    expect(formatSpeed(intl('ar'), 12_000_000)).toMatch(/12 \p{Script=Arabic}/u);
    expect(formatSpeed(intl('en'), 2_400_000)).toBe('2.4 MB/s');
  });
});
