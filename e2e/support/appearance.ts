import type { PortalApi } from './api';

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

/** Gives a person a look, as the theme settings do. It shows at the next load of a page. */
export async function chooseLook(api: PortalApi, appearance: object): Promise<void> {
  const { status } = await api.call('POST', '/api/auth/user/update', { appearance });
  if (status !== 200) throw new Error(`The look was answered by ${status}`);
}
