import { useEffect, useEffectEvent } from 'react';
import { realtime } from '../../realtime';

/** Calls back when the connection returns while `isWaiting`: told by the browser, or by the portal's socket that is open again. */
export function useConnectionReturn(isWaiting: boolean, onReturn: () => void): void {
  const comeBack = useEffectEvent(onReturn);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const onOnline = () => comeBack();
    const off = realtime.onConnection((isConnected) => {
      if (isConnected) comeBack();
    });
    window.addEventListener('online', onOnline);
    return () => {
      off();
      window.removeEventListener('online', onOnline);
    };
  }, [isWaiting]);
}
