import { BUS_EVENTS, type BusEventName, type BusEvents } from '../contract';

type Listener<E extends BusEventName> = (payload: BusEvents[E]) => void;

export interface Bus {
  emit<E extends BusEventName>(event: E, payload: BusEvents[E]): void;
  /** Hears an event from now on (and a sticky event's last value at once); returns its unsubscribe. */
  on<E extends BusEventName>(event: E, listener: Listener<E>): () => void;
}
/** A remote's own view of the bus: what it subscribed goes with `dispose`. */
export interface ScopedBus extends Bus {
  dispose(): void;
}

interface Channel {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
}

/** The typed event bus between shell and remotes; `channel` carries `broadcast` events to the person's other tabs. */
export function createBus(channel?: Channel): Bus {
  const listeners = new Map<BusEventName, Set<(payload: never) => void>>();
  const last = new Map<BusEventName, unknown>();

  function deliver<E extends BusEventName>(event: E, payload: BusEvents[E]): void {
    if (BUS_EVENTS[event].sticky) last.set(event, payload);
    for (const listener of [...(listeners.get(event) ?? [])])
      callListener(() => (listener as Listener<E>)(payload));
  }
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<{ event: BusEventName; payload: never }>) => {
      if (data.event in BUS_EVENTS) deliver(data.event, data.payload);
    };
  }
  return {
    emit(event, payload) {
      deliver(event, payload);
      if (BUS_EVENTS[event].broadcast) channel?.postMessage({ event, payload });
    },
    on(event, listener) {
      const set = listeners.get(event) ?? new Set();
      listeners.set(event, set.add(listener as (payload: never) => void));
      if (last.has(event)) callListener(() => listener(last.get(event) as never));
      return () => set.delete(listener as (payload: never) => void);
    },
  };
}

/** One listener's error must not keep an event from the others. */
function callListener(call: () => void): void {
  try {
    call();
  } catch (error) {
    reportError(error);
  }
}

/** The bus for one remote: it may emit only the events it owns. */
export function scopeBus(bus: Bus, owner: string): ScopedBus {
  const subscriptions = new Set<() => void>();
  return {
    emit(event, payload) {
      if (BUS_EVENTS[event].owner !== owner) throw new Error(`${owner} does not own the event ${event}`);
      bus.emit(event, payload);
    },
    on(event, listener) {
      const off = bus.on(event, listener);
      subscriptions.add(off);
      return () => {
        subscriptions.delete(off);
        off();
      };
    },
    dispose() {
      for (const off of subscriptions) off();
      subscriptions.clear();
    },
  };
}
