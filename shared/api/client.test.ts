import { PortalError } from '../errors';
import { createApiClient } from './client';

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
          headers: { 'content-type': 'application/json', authorization: 'Bearer token-1' },
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
    const stop = client.onError(({ error, call, quiet }) => received.push(`${call} ${error.code} ${quiet}`));
    const send = () =>
      client.call(
        'POST /file',
        { query: { purpose: 'logo', name: 'a' }, file: new Blob(['b']) },
        { quiet: true },
      );
    await expect(send()).rejects.toMatchObject({ code: 'tooLarge', status: 413 });
    stop();
    await expect(send()).rejects.toBeInstanceOf(PortalError);
    expect(received).toEqual(['POST /file tooLarge true']);
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
