import { useEffect, useEffectEvent } from 'react';
import { onServerReturn } from '../../api';
import { realtime } from '../../realtime';

/**
 * Calls back when the connection returns while `isWaiting`: told by the browser, by the portal's socket that is open again, or by the
 * gateway that sees the server.
 */
export function useConnectionReturn(isWaiting: boolean, onReturn: () => void): void {
  const comeBack = useEffectEvent(onReturn);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const onOnline = () => comeBack();
    const offs = [
      onServerReturn(onOnline),
      realtime.onConnection((isConnected) => {
        if (isConnected) comeBack();
      }),
    ];
    window.addEventListener('online', onOnline);
    return () => {
      for (const off of offs) off();
      window.removeEventListener('online', onOnline);
    };
  }, [isWaiting]);
}
