import type { Locale, SlotName, SlotProps } from '../../contract';
import { createProvided } from '../../internal/provided';

/** A part that a domain has for a slot, as the page with the slot sees it. */
export interface SlotEntry {
  readonly slot: SlotName;
  /** The domain that the part comes from. */
  readonly domain: string;
  /** Names the part within the slot. */
  readonly id: string;
  readonly title: Readonly<Record<Locale, string>>;
}

/** What a person sees in a part's place. */
export interface PartStatus {
  readonly phase: 'loading' | 'mounted' | 'failed';
  /** The part's domain was rolled back, and the part holds input that the earlier release would not have. */
  readonly hasEarlierOffer: boolean;
}

export interface PartPlace {
  /** The part lives in an element of its own in this one. */
  readonly element: HTMLElement;
  readonly props: SlotProps[SlotName];
  readonly onStatus: (status: PartStatus) => void;
}

/** A part in its place in the page. */
export interface OpenPart {
  update(props: SlotProps[SlotName]): void;
  /** Tries again after a failure. */
  retry(): void;
  /** Replaces the part by the earlier release that waits; what was typed in it and not saved is lost. */
  takeOffer(): void;
  close(): void;
}

/** What the shell does for pages with slots: it knows the live releases, loads their parts, and replaces them. */
export interface SlotHost {
  /** For the person who is signed in, in their order; the same list until something changes. */
  entries(slot: SlotName): readonly SlotEntry[];
  subscribe(listener: () => void): () => void;
  open(entry: SlotEntry, place: PartPlace): OpenPart;
}

const NONE: readonly SlotEntry[] = [];

// A remote that runs without a shell, in a test, has empty slots.
const provided = createProvided<SlotHost>('slots', {
  entries: () => NONE,
  subscribe: () => () => undefined,
  open: ({ domain }) => {
    throw new Error(`No shell is there to open a part of ${domain}`);
  },
});
/** The shell's alone. */
export const provideSlots = provided.provide;

export const slotHost: SlotHost = {
  entries: (slot) => provided.use().entries(slot),
  subscribe: (listener) => provided.use().subscribe(listener),
  open: (entry, place) => provided.use().open(entry, place),
};
