import { cleanText } from './message-text';

describe('the text of a message', () => {
  it.each([
    ['keeps lines and tabs', 'a\n\tb', 'a\n\tb'],
    ['has one kind of line ends', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
    ['loses what controls a terminal', 'a\u001b[31mb\u0000\u0007', 'a[31mb'],
    ['loses overrides of the direction', 'file\u202egpj.exe\u202c', 'filegpj.exe'],
    ['keeps balanced isolates', 'حالة \u2068C-1\u2069 جاهزة', 'حالة \u2068C-1\u2069 جاهزة'],
    ['loses isolates that are not closed', 'a \u2067b', 'a b'],
    ['loses isolates that were not opened', 'a\u2069 \u2068b', 'a b'],
    ['keeps marks, joiners and emoji', 'a\u200f \u0645\u200c\u06cc 👩‍⚕️', 'a\u200f \u0645\u200c\u06cc 👩‍⚕️'],
    ['may be empty afterwards', ' \u001b\u202e ', ''],
  ])('%s', (_, text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });
});
