import type { APIRequestContext } from '@playwright/test';

export const PASSWORD = 'Portal-2026!';
export const SUPER_ADMIN = 'super@brightsmile.example';

/** The portal's calls as a test needs them: to make data, and to look behind the page. */
export class PortalApi {
  private constructor(
    private readonly request: APIRequestContext,
    private readonly token: string,
  ) {}

  static async signIn(request: APIRequestContext, username = SUPER_ADMIN): Promise<PortalApi> {
    const response = await request.post('/api/client/auth', { data: { username, password: PASSWORD } });
    if (!response.ok()) throw new Error(`sign-in answered ${response.status()}: ${await response.text()}`);
    const { accessToken } = (await response.json()) as { accessToken: string };
    return new PortalApi(request, accessToken);
  }

  async call<T>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH',
    path: string,
    data?: unknown,
  ): Promise<{ status: number; body: T }> {
    const headers = { authorization: `Bearer ${this.token}` };
    const response = await this.request.fetch(`/api/client${path}`, {
      method,
      headers,
      ...(data !== undefined && { data }),
    });
    return { status: response.status(), body: (await response.json()) as T };
  }
}
