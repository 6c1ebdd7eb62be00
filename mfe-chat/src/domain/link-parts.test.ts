import { linkParts } from './link-parts';

const hrefs = (text: string) => linkParts(text).flatMap(({ href }) => href ?? []);

describe('web addresses in messages', () => {
  test.each([
    ['See https://example.com/a?b=c.', ['https://example.com/a?b=c']],
    ['(http://example.com) and https://example.org!', ['http://example.com', 'https://example.org']],
    ['javascript:alert(1) data:text/html,x file:///etc/passwd', []],
    ['https://', []],
    ['no address', []],
  ])('[CH-06] %s', (text, expected) => {
    expect(hrefs(text)).toEqual(expected);
  });

  test('[CH-06] every character is kept', () => {
    const text = 'a https://example.com, b\nhttps:// c https://example.org';
    expect(
      linkParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});
