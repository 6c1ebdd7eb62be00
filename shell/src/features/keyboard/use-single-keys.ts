import { useState } from 'react';

/** Whether shortcuts of a single key are on for a person; kept in this browser, under their uuid (WCAG 2.1.4). */
export function useSingleKeys(uuid: string): [isOn: boolean, set: (isOn: boolean) => void] {
  const key = `portal.singleKeys.${uuid}`;
  const [isOn, setOn] = useState(() => localStorage.getItem(key) !== 'off');
  function set(next: boolean): void {
    localStorage.setItem(key, next ? 'on' : 'off');
    setOn(next);
  }
  return [isOn, set];
}
