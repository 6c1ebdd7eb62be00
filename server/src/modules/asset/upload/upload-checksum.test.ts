import type { CaseAssetTicket } from '@portal/shared/contract';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { binaryStl } from '../../../testing/test-files';
import { TELLING_PICTURES } from '../../../testing/test-pictures';
import { codeOf, openUploadScene, STORES, type UploadScene } from '../../../testing/upload-scene';

const STL = binaryStl(2_000);
const HALF = Math.floor(STL.length / 2);
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const saying = (bytes: Buffer) => ({ 'upload-sha256': sha256(bytes) });

/** The same file with one bit that is another, which no check of its content would see. */
const changed = (bytes: Buffer): Buffer => {
  const copy = Buffer.from(bytes);
  copy.writeUInt8(copy.readUInt8(copy.length - 1) ^ 1, copy.length - 1);
  return copy;
};

describe.each(STORES)('an upload to %s whose sender says its hash', (kind) => {
  let scene: UploadScene;
  let caseUuid: string;
  let ticket: CaseAssetTicket;
  beforeAll(async () => {
    scene = await openUploadScene(kind);
  });
  afterAll(() => scene.close());
  beforeEach(async () => {
    caseUuid = await scene.newCase();
    ticket = await scene.announce(caseUuid, 'uprImp', { name: 'upper.stl', size: STL.length });
    await scene.begin(ticket);
  });
  const send = (bytes: Buffer, offset: number, headers = {}) =>
    scene.send(ticket.asset.uuid, bytes, offset, headers);
  const expectNothingLeft = async (): Promise<void> => {
    expect(await scene.assetsOf(caseUuid)).toEqual([]);
    expect(await scene.server.ctx.uploadParts.list()).not.toContain(ticket.asset.uuid);
    expect((await scene.head(ticket.asset.uuid)).status).toBe(404);
  };

  it('[UP-04] becomes a record when those bytes have arrived', async () => {
    await send(STL.subarray(0, HALF), 0);
    expect((await send(STL.subarray(HALF), HALF, saying(STL))).status).toBe(204);
    expect(await scene.assetsOf(caseUuid)).toMatchObject([{ state: 'stored', sha256: sha256(STL) }]);
  });

  it('[UP-04] is refused when others have arrived, and nothing of it stays', async () => {
    await send(STL.subarray(0, HALF), 0);
    const answer = await send(changed(STL.subarray(HALF)), HALF, saying(STL));
    expect(await codeOf(answer)).toEqual([422, 'checksumMismatch']);
    await expectNothingLeft();
  });

  it('[UP-04] that lost its head on the way is worth another try, not a file of a wrong type', async () => {
    const answer = await send(Buffer.alloc(STL.length), 0, saying(STL));
    expect(await codeOf(answer)).toEqual([422, 'checksumMismatch']);
  });

  it('[UP-04] is compared too when the question how much has arrived finishes it', async () => {
    await send(STL.subarray(0, HALF), 0);
    // All bytes are there, as if the process had been killed before it could compare them.
    const { uploadParts } = scene.server.ctx;
    await uploadParts.store.write(Readable.from([changed(STL.subarray(HALF))]), ticket.asset.uuid, HALF);
    expect((await scene.head(ticket.asset.uuid, saying(STL))).status).toBe(422);
    await expectNothingLeft();
  });

  it('[UP-04] is compared as it arrived: of a picture, with what is then removed from it', async () => {
    const bytes = TELLING_PICTURES.jpeg;
    const file = { name: 'front.jpg', size: bytes.length };
    const photo = await scene.announce(caseUuid, 'frtImg', file);
    await scene.begin(photo);
    expect((await scene.send(photo.asset.uuid, bytes, 0, saying(bytes))).status).toBe(204);
    const stored = (await scene.assetsOf(caseUuid)).find(({ assetType }) => assetType === 'frtImg');
    expect(stored?.state).toBe('stored');
    expect(stored?.sha256).not.toBe(sha256(bytes));
  });

  it('is told when that is no hash', async () => {
    expect(await codeOf(await send(STL, 0, { 'upload-sha256': 'abc' }))).toEqual([400, 'badRequest']);
    expect((await scene.head(ticket.asset.uuid)).status).toBe(200);
  });
});
