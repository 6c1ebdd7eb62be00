import { createMailSeal, type SealedContent } from './mail-seal';

const content = { to: 'a@b.example', locale: 'en', template: 'x', data: {} } as unknown as SealedContent;

it('a waiting mail is opened while its key is the one of before, and by no other', () => {
  const sealed = createMailSeal(['the first key']).seal(content);
  const during = createMailSeal(['the second key', 'the first key']);
  expect(during.open(sealed)).toEqual(content);
  expect(createMailSeal(['the second key']).open(during.seal(content))).toEqual(content);
  expect(() => createMailSeal(['the second key']).open(sealed)).toThrow();
});
