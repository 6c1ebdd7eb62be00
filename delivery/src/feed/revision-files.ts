/** Where revisions are kept, as text. What the feed store needs of a kind of storage, and nothing else. */
export interface RevisionFiles {
  /** Where it is, for messages. */
  readonly place: string;
  /** The revision of this number, or null when nobody made it yet. */
  load(number: number): Promise<string | null>;
  /** Keeps a revision for good. False when somebody made this number before: then nothing was changed. */
  claim(number: number, text: string): Promise<boolean>;
  /** Moves a damaged revision to a name that nobody reads, and answers where it is; null when it is not there. */
  setAside(number: number): Promise<string | null>;
  /** The numbers of all revisions, in their order. */
  numbers(): Promise<readonly number[]>;
  /** A copy of the feed that may be behind: where a reader begins. */
  loadHead(): Promise<string | null>;
  saveHead(text: string): Promise<void>;
  /** The lines of the audit trail. */
  loadTrail(): Promise<string>;
  addToTrail(lines: string): Promise<void>;
  /** Calls whenever there may be a new revision. The result ends it. */
  watch(look: () => void): () => void;
}

/** Names of revisions sort as their numbers do. */
export function revisionName(number: number): string {
  return `${String(number).padStart(8, '0')}.json`;
}

/** What a revision is called that was set aside; each time another name. */
export function asideName(number: number): string {
  return `${revisionName(number)}.damaged-${new Date().toISOString().replaceAll(':', '')}`;
}

/** The numbers among the given names, in their order. */
export function revisionNumbers(names: readonly string[]): readonly number[] {
  const numbers = names.flatMap((name) => /^(\d{8,})\.json$/.exec(name)?.[1] ?? []).map(Number);
  return numbers.sort((one, other) => one - other);
}
