import { randomUUID } from 'node:crypto';
import { call, inject } from '../call';
import { connectChat } from '../chat/chat-client';
import { makeCompany, makeContact } from '../test-data';
import { testConfig } from '../test-server';
import { openUploadScene } from '../upload-scene';
import { makeWorld } from '../world';

/** One of the provider's people, with a token of her own. */
const MIA = { name: 'Mia Lab', token: 'the-token-of-mia-of-the-lab', until: null };

/** Who, what, what came of it, and the record, which is known when the step has run. */
type ExpectedRow = readonly [who: string, action: string, result: string, subject: () => string | null];
export type DayStep = readonly [what: string, run: () => Promise<unknown>, ...rows: ExpectedRow[]];

export type AuditDay = Awaited<ReturnType<typeof openAuditDay>>;

/** A clinic with a super admin, somebody of another clinic, one of the provider's people, and what they do it with. */
export async function openAuditDay() {
  const { secrets } = testConfig('');
  const scene = await openUploadScene('a folder', { secrets: { ...secrets, providerTokens: [MIA] } });
  const { server, base, own } = scene;
  const { app, ctx } = server;
  const boss = await makeContact(ctx, own.company.id, { isSuperAdmin: true, name: 'Bea Boss' });
  const other = await makeCompany(ctx, { contact: { name: 'Eve Elsewhere' } });
  await makeWorld(ctx);
  const { headers } = boss;
  const made = {
    caseId: '',
    asset: '',
    wrong: '',
    cancelled: '',
    plan: '',
    person: '',
    address: '',
    message: '',
    upload: '',
  };
  const announce = async (assetType: 'frtImg' | 'uprImp', name: string, size: number) => {
    const body = { caseUuid: made.caseId, assetType, name, size };
    return call(app, 'POST /caseAsset', { body }, headers);
  };
  const socket = await connectChat(base, { token: boss.tokens.accessToken });
  const strange = await connectChat(base, { token: other.tokens.accessToken });
  return {
    app,
    ctx,
    base,
    scene,
    own,
    other,
    headers,
    lab: { authorization: `Bearer ${MIA.token}` },
    made,
    urls: { file: '', viewer: '', slip: '' },
    socket,
    strange,
    announce,
    ofCase: () => ({ params: { id: made.caseId } }),
    sign: (password: string) =>
      inject(app, 'POST /auth', { body: { username: boss.contact.email, password } }),
    raw: (options: object) => app.inject({ url: '/api/client/case', headers, method: 'POST', ...options }),
    send: (body: object) => inject(app, 'POST /case', { body: body as never }, headers),
    note: () => ({ room: made.caseId, message: 'Hello', clientId: randomUUID() }),
    tus: async (bytes: Buffer, name = 'front.jpg') => {
      const ticket = await announce('frtImg', name, bytes.length);
      await scene.begin(ticket, headers);
      await scene.send(ticket.asset.uuid, bytes, 0, headers);
      return ticket.asset.uuid;
    },
    /** A row of the super admin's, about the case unless said. */
    bea: (action: string, subject: () => string | null = () => made.caseId, result = 'done'): ExpectedRow => [
      'Bea Boss',
      action,
      result,
      subject,
    ],
    close: async () => {
      for (const { socket: one } of [socket, strange]) one.disconnect();
      await scene.close();
    },
  };
}
