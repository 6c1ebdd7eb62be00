import { PDFDocument } from 'pdf-lib';
import { inflateSync } from 'node:zlib';
import { call, refusal } from '../../../testing/call';
import { startCase } from '../../../testing/case-player';
import { forge } from '../../../testing/forge';
import { makeCompany, type TestCompany } from '../../../testing/test-data';
import { createTestServer, type TestServer } from '../../../testing/test-server';

let server: TestServer;
let clinic: TestCompany;
beforeAll(async () => {
  server = await createTestServer({ impressionsAddress: ['Impressions desk', 'İzmir Caddesi 1, Ağrı'] });
  clinic = await makeCompany(server.ctx, { company: { name: 'Anadolu Diş Grubu عيادة' } });
});
afterAll(() => server.close());

const NAME = 'POST /case/{id}/physicalImpressionsLink';
const ask = (id: string) => call(server.app, NAME, { params: { id } }, clinic.headers);

/** The texts of a page, read from its (deflated) drawing instructions. */
async function textsOf(pdf: Buffer): Promise<string> {
  const streams = [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)];
  const drawn = streams.flatMap(([, bytes = '']) => {
    try {
      return [inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')];
    } catch {
      return [];
    }
  });
  return [...drawn.join('\n').matchAll(/<([0-9A-F]+)> Tj/g)]
    .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
    .join('\n');
}

describe('the slip for physical impressions', () => {
  it('[CA-19] is a page with the case and the way, and not with the patient', async () => {
    const player = await startCase(server, clinic, { patientName: 'Zeynep Secret' });
    const { identifier, version } = await player.read();
    const { url, expiresAt } = await ask(player.id);
    const minutes = (Date.parse(expiresAt) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(14);
    expect(minutes).toBeLessThanOrEqual(20);
    const response = await server.app.inject(url);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
    });
    const pdf = await PDFDocument.load(response.rawPayload);
    expect([pdf.getPageCount(), pdf.getTitle()]).toEqual([1, `Impressions of case ${identifier}`]);
    const texts = await textsOf(response.rawPayload);
    expect(texts).toContain(identifier);
    expect(texts).toContain('Clear Aligners');
    // Letters that the fonts of every reader lack.
    expect(texts).toContain('Anadolu Dis Grubu -');
    expect(texts).toContain('Izmir Caddesi 1, Agri');
    expect(texts).not.toContain('Zeynep');
    expect((await player.read()).version).toBe(version);
  });

  it('[CA-19] is there until the impressions have arrived, and again after a rejection', async () => {
    const player = await startCase(server, clinic);
    for (const action of ['submit', 'courierNotified'] as const) {
      await player.play(action);
      expect((await ask(player.id)).url).toContain('/api/files/slip/');
    }
    await player.play('pendingQc');
    const params = { id: player.id };
    expect(await refusal(server.app, NAME, { params }, clinic.headers)).toMatchObject({
      status: 409,
      code: 'impressionsArrived',
    });
    await player.play('reject');
    expect((await ask(player.id)).url).toContain('/api/files/slip/');
  });

  it('[CA-19] is not for digital impressions, nor for another company', async () => {
    const digital = await startCase(server, clinic, { impressionType: 'meditScanner' });
    const physical = await startCase(server, clinic);
    const other = await makeCompany(server.ctx);
    const refused = (id: string, { headers }: TestCompany) =>
      refusal(server.app, NAME, { params: { id } }, headers);
    expect((await refused(digital.id, clinic)).code).toBe('noImpressions');
    expect((await refused(physical.id, other)).code).toBe('notFound');
  });

  it('[CA-19] has an address that nobody can make up', async () => {
    const player = await startCase(server, clinic);
    const { url } = await ask(player.id);
    for (const forged of [forge(url), '/api/files/slip/x', url.replace('/slip/', '/')]) {
      const response = await server.app.inject(forged);
      expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([404, 'notFound']);
    }
  });
});
