import { expect, type APIRequestContext } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PORTAL } from './portals';

/** The lab's side of a case, by the provider's calls. */
export class Lab {
  private constructor(
    private readonly request: APIRequestContext,
    private readonly token: string,
  ) {}

  static async open(request: APIRequestContext, { dataDir } = PORTAL): Promise<Lab> {
    const secrets = JSON.parse(await readFile(join(dataDir, 'service.json'), 'utf8')) as {
      providerToken: string;
    };
    return new Lab(request, secrets.providerToken);
  }

  async call<T>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    data?: unknown,
  ): Promise<{ status: number; body: T }> {
    const response = await this.request.fetch(`/api/provider${path}`, {
      method,
      headers: { authorization: `Bearer ${this.token}` },
      ...(data !== undefined && { data }),
    });
    return { status: response.status(), body: (await response.json()) as T };
  }
}

/** Writes in a case's chat as the lab does. */
export async function writeAsLab(
  request: APIRequestContext,
  room: string,
  message: string,
  portal = PORTAL,
): Promise<void> {
  const lab = await Lab.open(request, portal);
  const { status, body } = await lab.call('POST', '/chat', { room, message });
  expect(status, JSON.stringify(body)).toBeLessThan(300);
}
