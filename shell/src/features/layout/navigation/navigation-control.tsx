import { useState } from 'react';

const KEY = 'portal.layout.folded';

/** Whether the navigation is folded to its icons; kept for the next visit. */
export function useFolded(): [isFolded: boolean, toggle: () => void] {
  const [isFolded, setFolded] = useState(() => localStorage.getItem(KEY) === 'true');
  function toggle(): void {
    localStorage.setItem(KEY, String(!isFolded));
    setFolded(!isFolded);
  }
  return [isFolded, toggle];
}
