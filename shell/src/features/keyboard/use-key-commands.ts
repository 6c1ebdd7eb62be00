import { useEffect, useEffectEvent, useState } from 'react';
import { createKeyReader, type KeyCommand } from './key-reader';

/** Calls `onCommand` for the portal's shortcuts, which `document` also hears from inside a remote's React root. */
export function useKeyCommands(hasSingleKeys: boolean, onCommand: (command: KeyCommand) => void): void {
  const run = useEffectEvent((event: KeyboardEvent, command: KeyCommand | null) => {
    if (command === null) return;
    // Some are shortcuts of the browser too: the address bar, search in the page.
    event.preventDefault();
    onCommand(command);
  });
  const areSingleKeysOn = useEffectEvent(() => hasSingleKeys);
  useEffect(() => {
    const read = createKeyReader();
    const listen = (event: KeyboardEvent) => run(event, read(event, areSingleKeysOn()));
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Whether single-key shortcuts are on (WCAG 2.1.4); saved in this browser for each person. */
export function useSingleKeys(uuid: string): [isOn: boolean, set: (isOn: boolean) => void] {
  const key = `portal.singleKeys.${uuid}`;
  const [isOn, setOn] = useState(() => localStorage.getItem(key) !== 'off');
  function set(next: boolean): void {
    localStorage.setItem(key, next ? 'on' : 'off');
    setOn(next);
  }
  return [isOn, set];
}
