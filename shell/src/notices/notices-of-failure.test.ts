import { createApiClient, toErrorData } from '@portal/shared/api';
import { noticesOfFailure } from './notices-of-failure';

/** The texts that a reply leads to, through the real client. */
async function textsOf(status: number, body: string): Promise<(string | undefined)[]> {
  const answer = () => Promise.resolve(new Response(body, { status }));
  const client = createApiClient({ baseUrl: '', token: () => null, fetch: answer });
  const error: unknown = await client.call('GET /contact/me').catch((thrown: unknown) => thrown);
  return noticesOfFailure(toErrorData(error)).map(({ text, name }) => text ?? name);
}

test.each([
  [400, { extra: [{ msg: 'first' }, { msg: 'second' }], message: 'm' }, ['first']],
  [400, { message: 'message', msg: 'msg', error: 'error' }, ['message']],
  [400, { msg: 'msg', error: 'error' }, ['msg']],
  [400, { error: 'error' }, ['error']],
])('[AP-03] a %s tells the first extra, else message, msg or error', async (status, body, texts) => {
  expect(await textsOf(status, JSON.stringify(body))).toEqual(texts);
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
  const body = JSON.stringify({ extra: [{ msg: 'No such case' }, { msg: 'No such plan' }] });
  expect(await textsOf(404, body)).toEqual(['No such case', 'No such plan', 'validation']);
});

test('[AP-05] an errors object is told as a validation error', async () => {
  expect(await textsOf(400, JSON.stringify({ errors: { email: 'is not an address' } }))).toEqual([
    'is not an address',
  ]);
});

test('[AP-05] no answer at all has a text that says what to do', () => {
  expect(noticesOfFailure({ code: 'network', message: 'x', status: 0 })).toEqual([
    { kind: 'error', name: 'network' },
  ]);
});
