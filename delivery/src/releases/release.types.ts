import type { JsonObject } from '../json';

export interface ReleaseFile {
  /** Subresource integrity, `sha384-…`. */
  readonly integrity: string;
  readonly bytes: number;
  /** Bytes of the precompressed copy; null where there is none. */
  readonly brotli: number | null;
}

/** A shared module: a shell provides a version of it, a remote requires a range. */
export interface SharedModule {
  readonly name: string;
  readonly version?: string;
  readonly requiredVersion?: string;
}

/** What a remote says of itself. Delivery reads these fields and hands the rest on as it is. */
export interface RemoteManifest extends JsonObject {
  readonly id: string;
  readonly paths: readonly string[];
}

/** Names of bus events with the versions they have in the release. */
export interface BusEvents {
  readonly emits: Readonly<Record<string, number>>;
  readonly hears: Readonly<Record<string, number>>;
}

/** Names of slots with the versions they have in the release: those of its own pages, and those it has parts for. */
export interface SlotVersions {
  readonly hosts: Readonly<Record<string, number>>;
  readonly fills: Readonly<Record<string, number>>;
}

/** What the build writes into `build.json`. */
interface BuildBase {
  readonly domain: string;
  readonly version: string;
  readonly entry: string;
  readonly shared: readonly SharedModule[];
  /** Missing in releases of the time before events were compared. */
  readonly events?: BusEvents;
  /** Missing in releases of the time before slots were compared. */
  readonly slots?: SlotVersions;
}

export interface ShellBuild extends BuildBase {
  readonly kind: 'shell';
  /** Version of the platform contract that this shell provides. */
  readonly contract: string;
  /** Files of the first load, in their order. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** What a page with a remote in it asks for next, whichever remote it is. */
  readonly preload: readonly string[];
  /** What it asks for beside that with a remote whose `preloadOfShell` has the name; missing in releases of the time before. */
  readonly preloadFor?: Readonly<Record<string, readonly string[]>>;
}

export interface RemoteBuild extends BuildBase {
  readonly kind: 'remote';
  readonly container: string;
  /** Range of the platform contract that has all this remote imports. */
  readonly contract: string;
  /** Range of the API that has all the calls it makes; missing where it makes none, or its build did not say. */
  readonly api?: string;
  /** The entry and what `./app` needs at once. */
  readonly preload: readonly string[];
  /** Names in the shell's `preloadFor` of what it takes; missing in releases of the time before, which may take any. */
  readonly preloadOfShell?: readonly string[];
  readonly manifest: RemoteManifest;
}

export type Build = ShellBuild | RemoteBuild;

/** Who made the source, and what for. */
export interface SourceCommit {
  readonly author: string;
  /** ISO 8601. */
  readonly at: string;
  readonly subject: string;
}

/** What the smoke test says of a build whose pages it has opened in a headless browser, without a failure. */
export interface SmokeProof {
  /** Of the files that were opened: `contentDigest`. */
  readonly content: string;
  readonly pages: number;
  /** ISO 8601. */
  readonly at: string;
}

interface ReleaseFacts {
  readonly schema: 1;
  readonly files: Readonly<Record<string, ReleaseFile>>;
  /** Source revision the build was made from, where it is known. */
  readonly revision: string | null;
  /** Of that revision; missing in older releases and outside of git. */
  readonly commit?: SourceCommit;
  readonly builtAt: string;
  /** Missing where it was published without. */
  readonly smoke?: SmokeProof;
}

export type ShellRelease = ShellBuild & ReleaseFacts;
export type RemoteRelease = RemoteBuild & ReleaseFacts;
/** `release.json`: everything there is to know of one immutable release folder. */
export type Release = ShellRelease | RemoteRelease;
