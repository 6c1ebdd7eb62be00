import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { SlotName, SlotProps } from '../../contract';
import { useLocale } from '../../i18n';
import { LoadingState } from '../../ui';
import { PartAlert } from '../../ui/states/part-alert';
import { slotHost, type OpenPart, type PartStatus, type SlotEntry } from './slot-host';

interface SlotElementProps<S extends SlotName> {
  readonly name: S;
  /** The one part to show; without it all of the slot are shown. */
  readonly id?: string;
  readonly props: SlotProps[S];
  /** In a part's place until it is there. */
  readonly loading?: ReactNode;
  /** Nobody waits for what comes here: a part that fails is reported, and the page says nothing of it. */
  readonly isSilent?: boolean;
}

/**
 * A place in this page that other domains fill (design: slots). Each part has its own React root, store and error boundary: one
 * that does not come or breaks leaves a line with a retry, and the page around it goes on.
 */
export function Slot<S extends SlotName>({
  name,
  id,
  props,
  loading = <LoadingState />,
  isSilent = false,
}: SlotElementProps<S>) {
  return useSlotEntries(name)
    .filter((entry) => id === undefined || entry.id === id)
    .map((entry) => (
      <SlotPart
        key={`${entry.domain} ${entry.id}`}
        entry={entry}
        props={props}
        loading={loading}
        isSilent={isSilent}
      />
    ));
}

/** What the live releases have for a slot and this person may see, in order: for a bar of tabs, or to draw nothing at all. */
export function useSlotEntries(slot: SlotName): readonly SlotEntry[] {
  return useSyncExternalStore(slotHost.subscribe, () => slotHost.entries(slot));
}

interface SlotPartProps {
  readonly entry: SlotEntry;
  readonly props: SlotProps[SlotName];
  readonly loading: ReactNode;
  readonly isSilent: boolean;
}

function SlotPart({ entry, props, loading, isSilent }: SlotPartProps) {
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  const part = useRef<OpenPart>(null);
  const [{ phase, hasEarlierOffer }, setStatus] = useState<PartStatus>(LOADING);
  const open = useEffectEvent((element: HTMLElement) =>
    slotHost.open(entry, { element, props, onStatus: setStatus }),
  );
  const { slot, domain, id } = entry;
  useEffect(() => {
    if (!place.current) return undefined;
    const opened = open(place.current);
    part.current = opened;
    return () => opened.close();
  }, [slot, domain, id]);
  useEffect(() => part.current?.update(props), [props]);
  return (
    <>
      {phase === 'loading' && loading}
      {phase === 'failed' && !isSilent && (
        <PartAlert reason="failed" title={entry.title[locale]} onAction={() => part.current?.retry()} />
      )}
      {hasEarlierOffer && (
        <PartAlert reason="earlier" title={entry.title[locale]} onAction={() => part.current?.takeOffer()} />
      )}
      <div ref={place} />
    </>
  );
}

const LOADING: PartStatus = { phase: 'loading', hasEarlierOffer: false };
