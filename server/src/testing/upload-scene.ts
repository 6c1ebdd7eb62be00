import type { AssetTypeKey, CaseAsset, CaseAssetTicket, NewCaseAsset } from '@portal/shared/contract';
import { startTestS3, type TestS3 } from '../../../tooling/testing/s3/s3-server';
import type { Config } from '../config';
import { call } from './call';
import { makeCompany, type TestCompany } from './test-data';
import { createTestServer, type TestServer } from './test-server';

/** Where the files of a test server are: the suites of uploads run on both. */
export const STORES = ['a folder', 'S3'] as const;
export type Store = (typeof STORES)[number];

/** What of an announcement its upload begins with. */
interface BegunUpload {
  readonly asset: Pick<CaseAsset, 'uuid' | 'size'>;
  readonly upload: CaseAssetTicket['upload'];
}

/** A listening server with a company, and the steps of an upload as a browser takes them. */
export interface UploadScene {
  readonly server: TestServer;
  readonly base: string;
  readonly own: TestCompany;
  readonly s3: TestS3 | null;
  newCase(): Promise<string>;
  announce(
    caseUuid: string,
    assetType: AssetTypeKey,
    file: { name: string; size: number },
    owners?: Pick<NewCaseAsset, 'requestUuid' | 'refinementUuid'>,
  ): Promise<CaseAssetTicket>;
  begin(ticket: BegunUpload, headers?: Record<string, string>): Promise<Response>;
  send(
    assetUuid: string,
    bytes: Buffer,
    offset?: number,
    headers?: Record<string, string>,
  ): Promise<Response>;
  head(assetUuid: string, headers?: Record<string, string>): Promise<Response>;
  cancel(assetUuid: string, headers?: Record<string, string>): Promise<Response>;
  /** Announces, begins and sends at once. */
  store(
    caseUuid: string,
    assetType: AssetTypeKey,
    name: string,
    bytes: Buffer,
  ): Promise<{ assetUuid: string; done: Response }>;
  assetsOf(caseUuid: string): Promise<CaseAsset[]>;
  close(): Promise<void>;
}

const TUS = { 'tus-resumable': '1.0.0' };

export async function openUploadScene(store: Store, changes: Partial<Config> = {}): Promise<UploadScene> {
  const s3 = store === 'S3' ? await startTestS3() : null;
  const server = await createTestServer({ ...changes, ...(s3 && { s3: s3.config }) });
  const base = await server.listen();
  const own = await makeCompany(server.ctx);
  const close = async (): Promise<void> => {
    await server.close();
    await s3?.close();
  };
  const parts = { server, base, own, s3 };
  return { ...parts, ...stepsOf(parts), close };
}

/** What every test of uploads asks of an answer. */
export async function codeOf(response: Response): Promise<[number, string]> {
  return [response.status, ((await response.json()) as { code: string }).code];
}

export function metadataOf(assetUuid: string): string {
  return `assetUuid ${Buffer.from(assetUuid).toString('base64')}`;
}

type Steps = Omit<UploadScene, 'server' | 'base' | 'own' | 's3' | 'close'>;

function stepsOf({ server, base, own }: Pick<UploadScene, 'server' | 'base' | 'own'>): Steps {
  const ask = (method: string, path: string, headers: Record<string, string> = {}, bytes?: Buffer) =>
    fetch(`${base}${path}`, {
      method,
      headers: { ...TUS, ...own.headers, ...headers },
      ...(bytes && { body: new Uint8Array(bytes) }),
    });
  const uploadOf = (assetUuid: string): string => `/api/client/upload/${assetUuid}`;
  const steps: Steps = {
    newCase: async () =>
      (await call(server.app, 'POST /case', { body: { patientName: 'Ali', productId: 'AL' } }, own.headers))
        .uuid,
    announce: (caseUuid, assetType, file, owners = {}) =>
      call(server.app, 'POST /caseAsset', { body: { caseUuid, assetType, ...file, ...owners } }, own.headers),
    begin: ({ asset, upload }, headers) =>
      ask('POST', upload.url, {
        'upload-length': String(asset.size),
        'upload-metadata': metadataOf(asset.uuid),
        ...headers,
      }),
    send: (assetUuid, bytes, offset = 0, headers = {}) =>
      ask(
        'PATCH',
        uploadOf(assetUuid),
        { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream', ...headers },
        bytes,
      ),
    head: (assetUuid, headers) => ask('HEAD', uploadOf(assetUuid), headers),
    cancel: (assetUuid, headers) => ask('DELETE', uploadOf(assetUuid), headers),
    store: async (caseUuid, assetType, name, bytes) => {
      const ticket = await steps.announce(caseUuid, assetType, { name, size: bytes.length });
      await steps.begin(ticket);
      return { assetUuid: ticket.asset.uuid, done: await steps.send(ticket.asset.uuid, bytes) };
    },
    assetsOf: (id) => call(server.app, 'GET /case/{id}/asset', { params: { id } }, own.headers),
  };
  return steps;
}
