import type { Scheme } from '@portal/shared/contract';
import { useSyncExternalStore } from 'react';

/** The colour scheme of the device: nobody has chosen one for the portal on a phone without a login. */
export function useDeviceScheme(): Scheme {
  return useSyncExternalStore(subscribe, () => (darkDevice().matches ? 'dark' : 'light'));
}

function darkDevice(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)');
}

function subscribe(onChange: () => void): () => void {
  const device = darkDevice();
  device.addEventListener('change', onChange);
  return () => device.removeEventListener('change', onChange);
}
