import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import { bus, type Bus } from '../bus';
import type { BusEventName, BusEvents } from '../contract';

/** The bus of the remote that a component belongs to. */
export const RemoteContext = createContext<Bus>(bus);

export function useBus(): Bus {
  return useContext(RemoteContext);
}

/** Hears an event while the component is on the page. */
export function useBusEvent<E extends BusEventName>(
  event: E,
  listener: (payload: BusEvents[E]) => void,
): void {
  const scoped = useBus();
  const onEvent = useEffectEvent(listener);
  useEffect(() => scoped.on(event, (payload) => onEvent(payload)), [scoped, event]);
}
