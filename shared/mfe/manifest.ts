import type { AccessGroup, BusEventName, LayoutOptions, Locale } from '../contract';

/** Icons a navigation entry may name; the shell draws them. */
export type NavigationIcon =
  'dashboard' | 'cases' | 'doctors' | 'company' | 'shipments' | 'requests' | 'chat' | 'preferences';

export interface NavigationEntry {
  readonly id: string;
  /** Where the entry leads. */
  readonly path: string;
  readonly title: Readonly<Record<Locale, string>>;
  readonly icon: NavigationIcon;
  /** Position among all entries of all remotes. */
  readonly order: number;
  readonly access: AccessGroup;
  /** Shown only when the company is a DSO. */
  readonly onlyDso?: boolean;
  /** Collapses under a group of this id and title; the first entry's icon and order stand for the group. */
  readonly group?: { readonly id: string; readonly title: Readonly<Record<Locale, string>> };
}

/** A page that wants another layout: a room of the chat needs the height that a footer takes. */
export interface LayoutOverride {
  /** In React Router's notation. */
  readonly path: string;
  readonly layout: Partial<LayoutOptions>;
}

/** What a remote tells the shell about itself: plain data that ships inside its release. */
export interface RemoteManifest {
  readonly id: string;
  readonly title: Readonly<Record<Locale, string>>;
  /** Range of `@portal/shared` versions this remote was built for; of this form only, which pages can judge. */
  readonly contract: `^${number}.${number}.${number}`;
  /** Path patterns this remote answers, in React Router's notation; of two that match, the more specific wins. */
  readonly paths: readonly string[];
  readonly navigation: readonly NavigationEntry[];
  /** What pages want otherwise than the person's layout, by path pattern; given back when they are left (SH-15). */
  readonly layouts?: readonly LayoutOverride[];
  /** Dependencies without shared state (antd, dayjs) of which this remote brings its own copy, to be ahead of the shell. */
  readonly bundles?: readonly string[];
  readonly emits: readonly BusEventName[];
  readonly hears: readonly BusEventName[];
}

export function defineManifest(manifest: RemoteManifest): RemoteManifest {
  return manifest;
}
