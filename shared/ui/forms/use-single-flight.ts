import { useRef, useState } from 'react';

/** Runs one action at a time: what is asked while one runs is ignored. A rejection is the action's own to handle. */
export function useSingleFlight() {
  const [isRunning, setIsRunning] = useState(false);
  // A second press may come before the render that knows of the first.
  const isBusy = useRef(false);

  async function run(action: () => Promise<unknown>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsRunning(true);
    try {
      await action();
    } finally {
      isBusy.current = false;
      setIsRunning(false);
    }
  }
  return { isRunning, run };
}
