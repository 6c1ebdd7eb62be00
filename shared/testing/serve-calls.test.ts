import { api } from '../api';
import { buildCase } from './builders';
import { endTest } from './end-of-test';
import { serveCalls } from './serve-calls';

const { fetch } = globalThis;
afterEach(() => expect(globalThis.fetch).toBe(fetch));

it('answers what a test serves and says what it saw', async () => {
  const { seen } = serveCalls({
    'GET /case/{id}': ({ params }) => buildCase({ uuid: params.id! }),
    'GET /case/statistics': () => Response.json({ message: 'No' }, { status: 500 }),
  });
  expect(await api.call('GET /case/{id}', { params: { id: 'c-1' } })).toMatchObject({ uuid: 'c-1' });
  await expect(api.call('GET /case/statistics')).rejects.toMatchObject({ status: 500 });
  expect(seen.map(({ call }) => call)).toEqual(['GET /case/{id}', 'GET /case/statistics']);
});

it('fails the test that does not serve a call, by its name, though the page makes nothing of it', async () => {
  serveCalls({ 'GET /case/{id}': buildCase() });
  await api.call('GET /case/{id}/plan', { params: { id: 'c-1' } }).catch(() => undefined);
  await globalThis.fetch('/portal/feed.json').catch(() => undefined);
  await expect(endTest()).rejects.toThrow(
    [
      'The page made calls that this test does not serve:',
      "  GET /api/client/case/c-1/plan, which is 'GET /case/{id}/plan'",
      '  GET /portal/feed.json',
    ].join('\n'),
  );
});

it('fails the test that sends a field which the call does not have', async () => {
  serveCalls({ 'POST /case': buildCase(), 'PUT /lmp': ({ body }) => body as never });
  const teeth = { missing: [11], msising: [12] };
  const misspelt = { productId: 'AL' as const, patientNmae: 'Ada', teeth };
  await api.call('POST /case', { body: misspelt });
  await api.call('PUT /lmp', { body: { key: 'archFlag', value: true } });
  await expect(endTest()).rejects.toThrow(
    'The page sent fields that calls do not have: POST /case: patientNmae, POST /case: teeth.msising',
  );
});

it('fails no later test by a call that comes when the test is over', async () => {
  serveCalls({});
  const late = globalThis.fetch;
  await endTest();
  expect(globalThis.fetch).toBe(fetch);
  await expect(late('/api/client/case')).rejects.toThrow('Nobody answers GET /api/client/case');
  serveCalls({});
  await expect(endTest()).resolves.toBeUndefined();
});

it('gives back what each of several servers replaced, also after one that fails the test', async () => {
  serveCalls({});
  await globalThis.fetch('/api/client/case').catch(() => undefined);
  serveCalls({});
  await expect(endTest()).rejects.toThrow("GET /api/client/case, which is 'GET /case'");
  expect(globalThis.fetch).toBe(fetch);
});
