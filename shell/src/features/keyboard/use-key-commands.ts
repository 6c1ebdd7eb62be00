import { useEffect, useEffectEvent } from 'react';
import { createKeyReader, type KeyCommand } from './key-reader';

/** Listens to the whole page: what is pressed inside a remote's React root arrives here too. */
export function useKeyCommands(hasSingleKeys: boolean, onCommand: (command: KeyCommand) => void): void {
  const obey = useEffectEvent((event: KeyboardEvent, command: KeyCommand | null) => {
    if (command === null) return;
    // Browsers have keys of their own on these: the address bar, finding in the page.
    event.preventDefault();
    onCommand(command);
  });
  const areSingleKeysOn = useEffectEvent(() => hasSingleKeys);
  useEffect(() => {
    const read = createKeyReader();
    const listen = (event: KeyboardEvent) => obey(event, read(event, areSingleKeysOn()));
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
