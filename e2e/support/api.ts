import type { APIRequestContext, BrowserContextOptions } from '@playwright/test';

/** Of the demo's people, which no rule would let anybody choose. */
const DEMO_PASSWORD = 'Portal-2026!';
/** Of everybody whom a test adds. */
export const PASSWORD = 'Seven-green-kettles';
/** Companies that tests open have such an address. */
const ADDED = /@[\da-f]{8}\.example$/;
export const SUPER_ADMIN = 'super@brightsmile.example';

export function passwordOf(username: string): string {
  return ADDED.test(username) ? PASSWORD : DEMO_PASSWORD;
}

/** A record of a case, as far as tests look at it. */
export interface Asset {
  readonly uuid: string;
  readonly assetType: string;
  readonly state: string;
  readonly size: number;
  readonly sha256: string | null;
  readonly url: string | null;
}

interface NewCase {
  readonly uuid: string;
  readonly identifier: string;
}

interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Seconds. */
  readonly expiresIn: number;
}

export type SessionState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

export interface NewRecord {
  readonly assetType: string;
  readonly name: string;
  readonly content: Buffer;
}

/** The portal's calls as a test needs them: to make data, and to look behind the page. */
export class PortalApi {
  private constructor(
    private readonly request: APIRequestContext,
    private readonly tokens: Tokens,
    private readonly username: string,
  ) {}

  static async signIn(request: APIRequestContext, username = SUPER_ADMIN): Promise<PortalApi> {
    const response = await request.post('/api/client/auth', {
      data: { username, password: passwordOf(username) },
    });
    if (!response.ok()) throw new Error(`sign-in answered ${response.status()}: ${await response.text()}`);
    return new PortalApi(request, (await response.json()) as Tokens, username);
  }

  /** Another session of the same person, for a browser of its own, or one of somebody else. */
  again(username = this.username): Promise<PortalApi> {
    return PortalApi.signIn(this.request, username);
  }

  /** The session as the pages of an origin keep it, with what else they keep. */
  session(origin: string, others: Readonly<Record<string, string>> = {}): SessionState {
    const { accessToken, refreshToken, expiresIn } = this.tokens;
    const kept = {
      'portal.session.accessToken': accessToken,
      'portal.session.refreshToken': refreshToken,
      'portal.session.expiresAt': String(Date.now() + expiresIn * 1_000),
      'portal.session.renewAt': String(Date.now() + 3_600_000),
      ...others,
    };
    const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
    // By which the gateway knows that no login will be shown.
    const mark = { name: 'portal-session', value: '1', domain: new URL(origin).hostname, path: '/' };
    const rules = { expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' as const };
    return { cookies: [{ ...mark, ...rules }], origins: [{ origin, localStorage }] };
  }

  /** A call of the client's side, or any by its whole path. */
  async call<T>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    data?: unknown,
  ): Promise<{ status: number; body: T }> {
    const headers = { authorization: `Bearer ${this.tokens.accessToken}` };
    const response = await this.request.fetch(path.startsWith('/api/') ? path : `/api/client${path}`, {
      method,
      headers,
      ...(data !== undefined && { data }),
    });
    return { status: response.status(), body: (await response.json()) as T };
  }

  /** A case of which nothing but the patient is known. */
  async newCase(patientName: string): Promise<NewCase> {
    return (await this.call<NewCase>('POST', '/case', { patientName, productId: 'AL' })).body;
  }

  async records(caseUuid: string): Promise<readonly Asset[]> {
    return (await this.call<Asset[]>('GET', `/case/${caseUuid}/asset`)).body;
  }

  /** Posts a body as it is, be it right or not. */
  async send(
    path: string,
    data: string,
  ): Promise<{ status: number; body: Readonly<Record<string, unknown>> }> {
    const headers = {
      authorization: `Bearer ${this.tokens.accessToken}`,
      'content-type': 'application/json',
    };
    // As bytes: a text would be made JSON once more.
    const response = await this.request.post(`/api/client${path}`, { headers, data: Buffer.from(data) });
    return { status: response.status(), body: (await response.json()) as Record<string, unknown> };
  }

  /** Announces a record of a case and sends its bytes, as the upload of a page does. */
  async addRecord(caseUuid: string, { assetType, name, content }: NewRecord): Promise<void> {
    const announcement = { caseUuid, assetType, name, size: content.length };
    const { body } = await this.call<{ asset: Asset; upload: { url: string } }>(
      'POST',
      '/caseAsset',
      announcement,
    );
    const { asset, upload } = body;
    const tus = { authorization: `Bearer ${this.tokens.accessToken}`, 'tus-resumable': '1.0.0' };
    const metadata = `assetUuid ${Buffer.from(asset.uuid).toString('base64')}`;
    const begun = await this.request.post(upload.url, {
      headers: { ...tus, 'upload-length': String(content.length), 'upload-metadata': metadata },
    });
    const sent = await this.request.patch(begun.headers()['location'] ?? '', {
      headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      data: content,
    });
    if (!sent.ok()) throw new Error(`upload of ${name} answered ${sent.status()}: ${await sent.text()}`);
  }
}
