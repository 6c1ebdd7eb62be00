import type { Page } from '@playwright/test';

export type Scheme = 'light' | 'dark';

/** A look in which everything has one scheme. */
export function lookOf(scheme: Scheme, layout: object = {}): object {
  return {
    layout: {
      style: 1,
      width: 'full',
      toolbar: 'above',
      footer: 'static',
      leftPanel: true,
      rightPanel: true,
      ...layout,
    },
    schemes: { main: scheme, navbar: scheme, toolbar: scheme, footer: scheme },
    direction: 'auto',
    customScrollbars: true,
    animations: true,
  };
}

/** Gives the person signed in on the page a look, as the theme settings do; null is the default. It shows at the next load. */
export async function chooseLook(page: Page, appearance: object | null): Promise<void> {
  const status = await page.evaluate(async (chosen) => {
    const token = localStorage.getItem('portal.session.accessToken') ?? '';
    const answer = await fetch('/api/auth/user/update', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ appearance: chosen }),
    });
    return answer.status;
  }, appearance);
  if (status !== 200) throw new Error(`The look was answered by ${status}`);
}
