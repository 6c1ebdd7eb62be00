import { createIntl } from 'react-intl';
import { createApiClient, toErrorData } from '../../api';
import arabic from '../i18n/ar.json';
import turkish from '../i18n/tr.json';
import { failureTexts, fieldText } from './refusal-text';

const english = createIntl({ locale: 'en' });
const inTurkish = createIntl({ locale: 'tr', messages: turkish });
const inArabic = createIntl({ locale: 'ar', messages: arabic });

/** The texts that a reply leads to, through the real client. */
async function textsOf(status: number, body: unknown, intl = english): Promise<string[]> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = () => Promise.resolve(new Response(text, { status }));
  const client = createApiClient({ baseUrl: '', token: () => null, fetch: answer });
  const error: unknown = await client.call('GET /contact/me').catch((thrown: unknown) => thrown);
  return failureTexts(toErrorData(error), intl);
}

describe('in English', () => {
  test.each([
    [400, { extra: [{ msg: 'first' }, { msg: 'second' }], message: 'm' }, ['first']],
    [400, { message: 'message', msg: 'msg', error: 'error' }, ['message']],
    [400, { msg: 'msg', error: 'error' }, ['msg']],
    [400, { error: 'error' }, ['error']],
  ])('[AP-03] a %s tells the first extra, else message, msg or error', async (status, body, texts) => {
    expect(await textsOf(status, body)).toEqual(texts);
  });

  test.each([
    [200, '<html>', ['An error occurred, please try again']],
    [418, '<html>', ['418-Client Error']],
    [502, '<html>', ['502-Server Error']],
    [302, '<html>', ['Something went wrong']],
  ])('[AP-04] an unusable %s reply has a text of its own', async (status, body, texts) => {
    expect(await textsOf(status, body)).toEqual(texts);
  });

  test('[AP-05] a 404 tells each of its messages and then that something is not valid', async () => {
    const body = { extra: [{ msg: 'No such case' }, { msg: 'No such plan' }] };
    expect(await textsOf(404, body)).toEqual([
      'No such case',
      'No such plan',
      'Please check what you entered',
    ]);
  });

  test('[AP-05] an errors object is told as a validation error', async () => {
    expect(await textsOf(400, { errors: { email: 'is not an address' } })).toEqual(['is not an address']);
  });

  test('[AP-03] the words of a newer server are shown', async () => {
    expect(await textsOf(409, { code: 'tooEarly', message: 'Not before noon' })).toEqual(['Not before noon']);
  });
});

describe('in other languages', () => {
  const refused = { code: 'validation', message: 'Some fields are not right' };

  test('[SH-02] a code is told with its values, whatever the English says', async () => {
    const extra = [
      { field: 'toStep', code: 'stepBeyondPlan', values: { last: 30 }, msg: 'The plan ends with stage 30' },
    ];
    expect(await textsOf(400, { ...refused, extra }, inTurkish)).toEqual(['Plan 30. aşamada bitiyor']);
    const doctor = { code: 'notFound', message: 'There is no such doctor', values: { record: 'doctor' } };
    expect(await textsOf(404, doctor, inTurkish)).toEqual(['Böyle bir doktor yok']);
    expect(await textsOf(409, { code: 'conflict', message: 'Changed' }, inArabic)).toEqual([
      expect.stringContaining('غيّر شخص آخر هذه البيانات'),
    ]);
  });

  test('[SH-02] the plural is the language’s own', () => {
    const atMost = (max: number) => fieldText({ code: 'tooLong', values: { max }, msg: '' }, inArabic);
    expect([1, 2, 3, 11, 100].map(atMost)).toEqual([
      'استخدم حرفًا واحدًا على الأكثر',
      'استخدم حرفين على الأكثر',
      'استخدم 3 أحرف على الأكثر',
      'استخدم 11 حرفًا على الأكثر',
      'استخدم 100 حرف على الأكثر',
    ]);
  });

  test.each([
    [400, 'Bu istek anlaşılamadı'],
    [403, 'Bunu yapma yetkiniz yok'],
    [404, 'Bulunamadı'],
    [409, 'Bu, şu anki durumda mümkün değil'],
    [429, 'Ağınızdan çok fazla istek geldi. Lütfen bir dakika bekleyip yeniden deneyin.'],
    [500, 'Hizmet şu anda kullanılamıyor. Lütfen yeniden deneyin.'],
  ])('[SH-02] an unknown code of a newer server is told by its status %i', async (status, text) => {
    const body = { code: 'tooEarly', message: 'Not before noon', values: { record: 'clock', why: 'early' } };
    expect(await textsOf(status, body, inTurkish)).toEqual([text]);
  });

  test.each([
    ['an unknown code', { code: 'sunday', msg: 'Not on Sundays' }],
    ['a code without the value it needs', { code: 'tooLong', msg: 'Use at most 40 characters' }],
    ['no code', { msg: 'Not on Sundays' }],
  ])('[SH-02] a field refused by %s is told of in general', async (_, entry) => {
    expect(fieldText(entry, inTurkish)).toBe('Bu değer burada kabul edilmiyor');
    expect(await textsOf(400, { ...refused, extra: [{ field: 'day', ...entry }] }, inTurkish)).toEqual([
      'Lütfen girdiklerinizi kontrol edin',
    ]);
  });

  test('[SH-02] an older server, which names fields without codes, is told of in general', async () => {
    expect(await textsOf(400, { ...refused, errors: { email: 'Not an address' } }, inArabic)).toEqual([
      'يُرجى التحقق مما أدخلته',
    ]);
  });
});
