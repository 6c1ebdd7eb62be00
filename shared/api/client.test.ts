import { PortalError } from '../errors';
import { createApiClient, sentTokenOf } from './client';

/** A client whose answers are given, and the requests that it made. */
function clientOf(answer: () => Response): {
  client: ReturnType<typeof createApiClient>;
  sent: { url: string; request: RequestInit }[];
} {
  const sent: { url: string; request: RequestInit }[] = [];
  const client = createApiClient({
    baseUrl: 'http://portal.test',
    token: () => 'token-1',
    fetch: async (url, request = {}) => {
      sent.push({ url: String(url), request });
      return answer();
    },
  });
  return { client, sent };
}
const ok = () => new Response('{"ok":true}');

describe('the api client', () => {
  test('[AP-01] sends JSON to the base with the token and credentials', async () => {
    const { client, sent } = clientOf(ok);
    await client.call('POST /case', { body: { patientName: 'Ali', productId: 'AL' } });
    expect(sent).toEqual([
      {
        url: 'http://portal.test/api/client/case',
        request: {
          method: 'POST',
          credentials: 'include',
          headers: {
            'content-type': 'application/json',
            authorization: 'Bearer token-1',
            'idempotency-key': expect.stringMatching(/^[\da-f-]{36}$/) as string,
          },
          body: '{"patientName":"Ali","productId":"AL"}',
        },
      },
    ]);
  });

  test('[AP-02] drops what is empty from body and query', async () => {
    const { client, sent } = clientOf(ok);
    await client.call('PUT /case/{id}', {
      params: { id: 'a/b' },
      body: { patientName: 'Ali', clientReferenceId: '' },
    });
    await client.call('GET /case', { query: { page: 2, order: '' } });
    expect(sent[0]?.url).toBe('http://portal.test/api/client/case/a%2Fb');
    expect(sent[0]?.request.body).toBe('{"patientName":"Ali"}');
    expect(sent[1]?.url).toBe('http://portal.test/api/client/case?page=2');
    expect(sent[1]?.request.headers).toEqual({ authorization: 'Bearer token-1' });
  });

  test('[AP-01] sends what may be a patient’s name in a header, not in the address', async () => {
    const { client, sent } = clientOf(
      () => new Response('{"data":[],"total":0}', { headers: { vary: 'accept-encoding, portal-query' } }),
    );
    await client.call('GET /case', { query: { page: 2, search: 'Zoë & Co' } });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.url).toBe('http://portal.test/api/client/case?page=2');
    expect(sent[0]?.request.headers).toMatchObject({ 'portal-query': 'search=Zo%C3%AB+%26+Co' });
  });

  test('[AP-01] a server that does not read the header is asked by the address', async () => {
    const { client, sent } = clientOf(ok);
    await client.call('GET /case', { query: { page: 2, search: 'Zoe' } });
    expect(sent.map(({ url }) => url)).toEqual([
      'http://portal.test/api/client/case?page=2',
      'http://portal.test/api/client/case?page=2&search=Zoe',
    ]);
  });

  test('[UP-04] sends a file as it is, with its own type', async () => {
    const { client, sent } = clientOf(ok);
    const file = new Blob(['bytes'], { type: 'image/png' });
    await client.call('POST /file', { query: { purpose: 'avatar', name: 'ben & co.png' }, file });
    expect(sent[0]?.url).toBe('http://portal.test/api/client/file?purpose=avatar&name=ben+%26+co.png');
    expect(sent[0]?.request.body).toBe(file);
    expect(sent[0]?.request.headers).toMatchObject({ 'content-type': 'image/png' });
    await client.call('POST /file', { query: { purpose: 'avatar', name: 'a' }, file: new Blob(['b']) });
    expect(sent[1]?.request.headers).toMatchObject({ 'content-type': 'application/octet-stream' });
  });

  test('[AP-03] throws the coded error, and tells listeners of it', async () => {
    const { client } = clientOf(() =>
      Response.json({ code: 'tooLarge', message: 'Too large' }, { status: 413 }),
    );
    const received: string[] = [];
    const stop = client.onError(({ error, call, quiet }) =>
      received.push(`${call} ${error.code} ${quiet} ${sentTokenOf(error)}`),
    );
    const send = () =>
      client.call(
        'POST /file',
        { query: { purpose: 'logo', name: 'a' }, file: new Blob(['b']) },
        { quiet: true },
      );
    await expect(send()).rejects.toMatchObject({ code: 'tooLarge', status: 413 });
    stop();
    await expect(send()).rejects.toBeInstanceOf(PortalError);
    expect(received).toEqual(['POST /file tooLarge true token-1']);
  });

  describe('the key of a press', () => {
    const press = (client: ReturnType<typeof createApiClient>, patientName: string) =>
      client.call('POST /case', { body: { patientName, productId: 'AL' } }).catch(() => undefined);
    const keysOf = (sent: { request: RequestInit }[]) =>
      sent.map(({ request }) => new Headers(request.headers).get('idempotency-key'));
    const answer = (code: string, status: number) => () => Response.json({ code, message: 'No' }, { status });

    test('is the same for two presses at once and for a double click, and another for the next record', async () => {
      const { client, sent } = clientOf(ok);
      const start = Date.now();
      const clock = jest.spyOn(Date, 'now').mockReturnValue(start);
      await Promise.all([press(client, 'Ali'), press(client, 'Ali'), press(client, 'Ben')]);
      await press(client, 'Ali');
      clock.mockReturnValue(start + 1_000);
      await press(client, 'Ali');
      clock.mockRestore();
      const [first, twin, other, second, next] = keysOf(sent);
      expect([twin, second]).toEqual([first, first]);
      expect(new Set([first, other, next]).size).toBe(3);
    });

    describe('of a renewal', () => {
      afterEach(() => sessionStorage.clear());
      const lost = () => Promise.reject(new TypeError('lost')) as never;
      /** Renews the tokens in a tab that was loaded anew; answers the key that was sent. */
      async function renewAfterReload(reply: () => Response, refreshToken = 'old'): Promise<string | null> {
        const { client, sent } = clientOf(reply);
        await client.call('POST /auth/token', { body: { refreshToken } }).catch(() => undefined);
        return keysOf(sent)[0] ?? null;
      }

      test('[SH-19] outlives a reload until it is answered, without the token', async () => {
        const token = 'kRr2Yw9o0yQ3vXc7n5Lf1bTz8uAe6sDhGjKmPqWxZiC';
        const first = await renewAfterReload(lost, token);
        expect(JSON.stringify({ ...sessionStorage })).not.toContain(token);
        expect(await renewAfterReload(answer('unavailable', 503), token)).toBe(first);
        expect(await renewAfterReload(lost, 'of another session')).not.toBe(first);
      });

      test.each([
        ['given', ok],
        ['refused', answer('sessionExpired', 401)],
      ])('[SH-19] is forgotten when the answer is %s', async (_what, reply) => {
        const first = await renewAfterReload(lost);
        expect(await renewAfterReload(reply)).toBe(first);
        expect(sessionStorage).toHaveLength(0);
        expect(await renewAfterReload(reply)).not.toBe(first);
      });

      test('is the only one that does', async () => {
        const { client, sent } = clientOf(lost);
        await press(client, 'Ali');
        const { client: reloaded, sent: later } = clientOf(lost);
        await press(reloaded, 'Ali');
        expect(keysOf(later)).not.toEqual(keysOf(sent));
        expect(sessionStorage).toHaveLength(0);
      });
    });

    test.each([
      ['whose reply was lost', () => Promise.reject(new TypeError('lost'))],
      ['while the server is away', answer('unavailable', 503)],
      ['that is still carried out', answer('inProgress', 409)],
    ])('stays for a press %s', async (_what, fail) => {
      const answers = [fail, fail, ok];
      const { client, sent } = clientOf((() => answers.shift()?.() ?? ok()) as () => Response);
      for (const name of ['Ali', 'Ali', 'Ali']) await press(client, name);
      const [first, ...others] = keysOf(sent);
      expect(others).toEqual([first, first]);
    });

    test('goes with a refusal, and comes with nothing that is no press', async () => {
      const { client, sent } = clientOf(answer('validation', 400));
      await press(client, 'Ali');
      await press(client, 'Ali');
      await client.call('PUT /case/{id}', { params: { id: 'a' }, body: {} }).catch(() => undefined);
      const [first, second, change] = keysOf(sent);
      expect(second).not.toBe(first);
      expect(change).toBeNull();
    });

    test('is of the file, not of one that looks like it', async () => {
      const { client, sent } = clientOf(answer('unavailable', 503));
      const query = { purpose: 'avatar', name: 'me.png' } as const;
      const [one, other] = [new Blob(['bytes']), new Blob(['bytes'])];
      for (const file of [one, other, one])
        await client.call('POST /file', { query, file }).catch(() => undefined);
      const [first, second, third] = keysOf(sent);
      expect([second === first, third === first]).toEqual([false, true]);
    });
  });

  describe('downloads', () => {
    const csv = (body: BodyInit | null, status = 200) =>
      new Response(body, {
        status,
        headers: { 'content-disposition': 'attachment; filename="2026-11-21-13-05.csv"' },
      });

    test('[CA-05] hand over the file and its name', async () => {
      const { client, sent } = clientOf(() => csv('a,b'));
      const { blob, name } = await client.download('GET /dso/case/csv', {
        query: { order: 'createdAt asc' },
      });
      expect(name).toBe('2026-11-21-13-05.csv');
      expect(await new Response(blob).text()).toBe('a,b');
      expect(sent[0]?.url).toBe('http://portal.test/api/client/dso/case/csv?order=createdAt+asc');
    });

    test('[CA-05] show their parts as they arrive', async () => {
      const { client } = clientOf(() => csv('a,b'));
      const onPart = jest.fn();
      const { blob } = await client.download('GET /dso/case/csv', {}, { onPart });
      expect(onPart).toHaveBeenCalledWith(new TextEncoder().encode('a,b'));
      expect(await new Response(blob).text()).toBe('a,b');
    });

    test('[CA-05] are an error when they are refused or break off, never a part', async () => {
      const refusing = clientOf(() => new Response('{"code":"badRequest","message":"No"}', { status: 400 }));
      await expect(refusing.client.download('GET /case/csv')).rejects.toMatchObject({ code: 'badRequest' });
      const breaking = clientOf(() => {
        let isStarted = false;
        return csv(
          new ReadableStream({
            pull(controller) {
              if (isStarted) controller.error(new TypeError('terminated'));
              else controller.enqueue(new TextEncoder().encode('a,b'));
              isStarted = true;
            },
          }),
        );
      });
      const received: string[] = [];
      breaking.client.onError(({ error, call }) => received.push(`${call} ${error.code}`));
      await expect(breaking.client.download('GET /case/csv')).rejects.toMatchObject({ code: 'network' });
      expect(received).toEqual(['GET /case/csv network']);
    });
  });
});
