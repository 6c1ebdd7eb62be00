import type { AccessGroup, BusEventName, LayoutOptions, Locale, SlotName } from '../contract';
import { isIconDrawing, type NavigationIcon } from './navigation-icon';

export { isIconDrawing };
export type { IconDrawing, IconName, NavigationIcon } from './navigation-icon';

export interface NavigationEntry {
  readonly id: string;
  /** Where the entry leads. It is the current one at this address and all below it. */
  readonly path: string;
  /** Patterns of addresses elsewhere at which it is the current one too, such as those of a list's records. In React Router's notation. */
  readonly pages?: readonly string[];
  readonly title: Readonly<Record<Locale, string>>;
  /** Of the shell's set, or a drawing of this remote's own: `{ path: 'M4 4h16v16H4z' }`. */
  readonly icon: NavigationIcon;
  /** Position among all entries of all remotes. */
  readonly order: number;
  readonly access: AccessGroup;
  /** Shown only when the company is a DSO. */
  readonly onlyDso?: boolean;
  /** The page opens for every DSO, also for one whose role does not see the entry. */
  readonly isOpenToDso?: boolean;
  /** Collapses under a group of this id and title; the first entry's icon and order stand for the group. */
  readonly group?: { readonly id: string; readonly title: Readonly<Record<Locale, string>> };
}

/** A page that wants another layout: a room of the chat needs the height that a footer takes. */
export interface LayoutOverride {
  /** In React Router's notation. */
  readonly path: string;
  readonly layout: Partial<LayoutOptions>;
}

/** A part that a remote puts into a page of another domain, or of the shell. */
export interface SlotFill {
  readonly slot: SlotName;
  /** Names the part within the slot; that of a tab stands in the address. */
  readonly id: string;
  /** The part among those that the remote gives `createRemote`. */
  readonly part: string;
  /** Names the tab or the button that shows the part, and says what cannot be shown. */
  readonly title: Readonly<Record<Locale, string>>;
  /** Position among all parts of the slot. */
  readonly order: number;
  readonly access: AccessGroup;
  /** Shown only when the company is a DSO. */
  readonly onlyDso?: boolean;
  /** Shown only to a super admin whose company is not set up, or was not when they came: nobody else loads it. */
  readonly onlyOnboarding?: boolean;
}

/** A list of this domain that the portal's search asks (ADR 30). */
export interface SearchSource {
  readonly id: string;
  /** Names the kind of what is found. */
  readonly title: Readonly<Record<Locale, string>>;
  /** A list of the contract, which answers pages of rows: `GET /case`. */
  readonly call: `GET /${string}`;
  /** The parameter `search` of the call, or the field of its filter that has to contain the text. */
  readonly by: 'search' | { readonly field: string };
  /** Page of a row, with fields of it in braces: `/doctors/{uuid}/profile`. */
  readonly path: string;
  /** Fields that name a row, such as `case.identifier`; empty ones are left out. */
  readonly label: readonly string[];
  /** Position among the kinds of all remotes. */
  readonly order: number;
  readonly access: AccessGroup;
  /** Asked only when the company is a DSO. */
  readonly onlyDso?: boolean;
  /** Asked for every DSO, also for one whose role is not of `access`, as a page that is open to it. */
  readonly isOpenToDso?: boolean;
}

/** What the portal's search offers to do on a page of this domain. */
export interface SearchAction {
  readonly id: string;
  readonly title: Readonly<Record<Locale, string>>;
  /** Where it is done. */
  readonly path: string;
  readonly access: AccessGroup;
  /** Offered only when the company is a DSO. */
  readonly onlyDso?: boolean;
}

/** What a remote tells the shell about itself: plain data that ships inside its release. */
export interface RemoteManifest {
  readonly id: string;
  readonly title: Readonly<Record<Locale, string>>;
  /** Path patterns this remote answers, in React Router's notation; of two that match, the more specific wins. */
  readonly paths: readonly string[];
  readonly navigation: readonly NavigationEntry[];
  /** What pages want otherwise than the person's layout, by path pattern; given back when they are left (SH-15). */
  readonly layouts?: readonly LayoutOverride[];
  /** Slots of this remote's own pages, which other domains may fill. */
  readonly hosts?: readonly SlotName[];
  /** What of this domain the portal's search finds and offers. */
  readonly search?: {
    readonly sources?: readonly SearchSource[];
    readonly actions?: readonly SearchAction[];
  };
  /** What this remote puts into slots of others. */
  readonly slots?: readonly SlotFill[];
  readonly emits: readonly BusEventName[];
  readonly hears: readonly BusEventName[];
}

/** A remote's manifest. Throws where an icon of its own is none that a shell would draw: the build ends there. */
export function defineManifest(manifest: RemoteManifest): RemoteManifest {
  for (const { id, icon } of manifest.navigation)
    if (typeof icon !== 'string' && !isIconDrawing(icon))
      throw new Error(`The icon of the navigation entry ${id} is not the path data of an SVG path`);
  return manifest;
}
