import { useEffect } from 'react';

/** Takes the static splash of the page away, as the first content is there (SH-18). */
export function SplashEnd() {
  useEffect(() => document.getElementById('splash')?.remove(), []);
  return null;
}
