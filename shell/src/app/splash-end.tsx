import { useEffect } from 'react';

/** Removes the static splash of the HTML when the first content is on the page (SH-18). */
export function SplashEnd() {
  useEffect(() => document.getElementById('splash')?.remove(), []);
  return null;
}
