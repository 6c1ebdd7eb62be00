import { buildCase, signIn } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listOf } from '../../testing/builders';
import { renderCases, type Served } from '../../testing/render-cases';

/** The files that were saved, by their names. */
const saved: string[] = [];
const FILE = 'attachment; filename="2026-11-21-13-05.csv"';
const csv = () => new Response('a,b', { headers: { 'content-disposition': FILE } });

beforeEach(() => {
  signIn();
  saved.length = 0;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keepName(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});
afterEach(() => jest.restoreAllMocks());

async function renderList(served: Served, path = '/cases/admin') {
  const list = listOf([buildCase()], { total: 30, pages: 3 });
  const rendered = await renderCases(path, { 'GET /case': list, 'GET /dso/case': list, ...served });
  return {
    user: userEvent.setup(),
    button: await screen.findByRole('button', { name: /Export CSV/ }),
    ...rendered,
  };
}

const exportsOf = (seen: Awaited<ReturnType<typeof renderCases>>['seen']) =>
  seen
    .filter(({ call }) => call.endsWith('/csv'))
    .map(({ call, request }) => [call, Object.fromEntries(request.query)]);

describe('the export of a list', () => {
  it('[CA-05] saves the filtered list in its order under the name that the server gives', async () => {
    const { user, button, seen } = await renderList(
      { 'GET /dso/case/csv': csv },
      '/cases/doctor?status=NEW&sort=patientName&direction=asc&page=2',
    );
    await user.click(button);
    await waitFor(() => expect(saved).toEqual(['2026-11-21-13-05.csv']));
    const filter = { op: 'AND', value: [{ op: 'EQ', key: 'status', value: 'NEW' }] };
    const columns = 'identifier,patientName,productId,status,turn,doctor,createdAt';
    const look = { columns, locale: 'en', timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
    expect(exportsOf(seen)).toEqual([
      ['GET /dso/case/csv', { order: 'patientName asc', filter: JSON.stringify(filter), ...look }],
    ]);
  });

  it('[CA-05] runs once whatever is clicked, and is canceled without a word or a file', async () => {
    let isAborted = false;
    const { user, button, seen } = await renderList({
      'GET /case/csv': () => new Promise<Response>(() => undefined),
    });
    const answer = globalThis.fetch;
    globalThis.fetch = (input, init) =>
      new Promise((resolve, reject) => {
        init?.signal?.addEventListener('abort', () => {
          isAborted = true;
          reject(new DOMException('Aborted', 'AbortError'));
        });
        answer(input, init).then(resolve, reject);
      });
    await user.dblClick(button);
    await user.click(await screen.findByRole('button', { name: 'Cancel export' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel export' })).toBeNull());
    expect(button).toHaveFocus();
    expect(isAborted).toBe(true);
    expect(exportsOf(seen)).toHaveLength(1);
    expect(saved).toEqual([]);
    expect(screen.queryByText(/The export failed/)).toBeNull();
  });

  it('[CA-05] says how far it is', async () => {
    let end = (): void => undefined;
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('row\n'.repeat(12)));
        end = () => controller.close();
      },
    });
    const { user, button } = await renderList({
      'GET /case/csv': () => new Response(body, { headers: { 'content-disposition': FILE } }),
    });
    await user.click(button);
    expect(await screen.findByRole('button', { name: /Exporting: 40%/ })).toBe(button);
    end();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(await screen.findByRole('button', { name: /Export CSV/ })).toBe(button);
  });

  it('[CA-05] says when it failed, and can be tried again', async () => {
    let isDown = true;
    const { user, button } = await renderList({
      'GET /case/csv': () => (isDown ? Response.json({ message: 'Down' }, { status: 503 }) : csv()),
    });
    await user.click(button);
    expect(await screen.findByText(/The export failed and no file was saved/)).toBeVisible();
    expect(saved).toEqual([]);
    isDown = false;
    await user.click(await screen.findByRole('button', { name: /Export CSV/ }));
    await waitFor(() => expect(saved).toHaveLength(1));
  });
});
