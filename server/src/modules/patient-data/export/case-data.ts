import type { Making } from '@portal/shared/contract';
import type { Db } from '../../../db/client';
import type { CaseRow } from '../../case/state/case-state.repository';
import { readNames, readRowsOfCase, type Names, type RowsOfCase } from './case-data.repository';

/** A row as it leaves the portal: without numbers and keys that mean something inside of it alone. */
export type OutwardRow = Readonly<Record<string, unknown>>;

/** A file of a case, and its place in the archive. */
export interface ExportedFile {
  readonly path: string;
  readonly storageKey: string;
}

/** All that the portal has of a case. */
export interface CaseData {
  readonly identifier: string;
  readonly case: OutwardRow;
  /** Its parts by kind; those that the case has none of are empty. */
  readonly parts: Readonly<Record<string, readonly OutwardRow[]>>;
  readonly files: readonly ExportedFile[];
}

/** Ids, keys and counters of the portal's own. */
const INTERNAL: ReadonlySet<string> = new Set([
  ...[
    'id',
    'companyId',
    'caseId',
    'roomId',
    'contactId',
    'senderContactId',
    'shipToAddressId',
    'arrivalCaseId',
  ],
  ...['storageKey', 'key', 'fileKey', 'clientId', 'version', 'searchText', 'activeAt', 'previewSize'],
]);
/** Characters that some file system does not take, and those that are not seen. */
const UNSAFE = /[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu;
const NAME_CHARACTERS = 100;

export async function readCaseData(db: Db, row: CaseRow): Promise<CaseData> {
  const rows = await readRowsOfCase(db, row);
  const names = await readNames(db, row, rows);
  const places = placesOf(row.identifier, rows);
  const outward = (one: object): OutwardRow => toOutward(one, names);
  const withPath = (key: string | null): { path?: string } => {
    const path = key === null ? undefined : places.get(key);
    return path === undefined ? {} : { path };
  };
  const { records, chatFiles, messages, furtherFiles, ...others } = rows;
  return {
    identifier: row.identifier,
    case: outward(row),
    parts: {
      ...Object.fromEntries(Object.entries(others).map(([kind, list]) => [kind, list.map(outward)])),
      records: records.map((one) => ({ ...outward(one), ...withPath(one.storageKey) })),
      messages: messages.map((one) => ({ ...outward(one), files: filesOf(one, furtherFiles, places) })),
      chatFiles: chatFiles.map((one) => ({ ...outward(one), ...withPath(one.key) })),
    },
    files: [...places].map(([storageKey, path]) => ({ storageKey, path })),
  };
}

/** Where the files of a case stand in the archive, by their keys; numbered, as several may have one name. */
function placesOf(identifier: string, { records, chatFiles }: RowsOfCase): Map<string, string> {
  const place = (folder: string, index: number, name: string): string =>
    `${identifier}/${folder}/${String(index + 1).padStart(3, '0')}-${safeName(name)}`;
  return new Map([
    ...records.flatMap(({ storageKey, name, assetType, state }, index): [string, string][] =>
      storageKey === null || state !== 'stored'
        ? []
        : [[storageKey, place('records', index, `${assetType}-${name}`)]],
    ),
    ...chatFiles.map(({ key, name }, index): [string, string] => [key, place('chat', index, name)]),
  ]);
}

function safeName(name: string): string {
  // What ends a name stays: it says what kind of file it is.
  return name.replaceAll(UNSAFE, '_').slice(-NAME_CHARACTERS);
}

function filesOf(
  { id, fileKey }: RowsOfCase['messages'][number],
  further: RowsOfCase['furtherFiles'],
  places: ReadonlyMap<string, string>,
): string[] {
  const keys = [fileKey, ...further.filter(({ messageId }) => messageId === id).map((one) => one.fileKey)];
  return keys.flatMap((key) => (key === null ? [] : (places.get(key) ?? [])));
}

/** The logo that is engraved is the company's. */
const withoutLogoKey = ({ marking, ...madeWith }: Making): object => ({
  ...madeWith,
  marking: { ...marking, logoFile: undefined },
});

/** References by what people call the record, everything else as it is. */
function toOutward(row: object, names: Names): OutwardRow {
  const entries = Object.entries(row).flatMap(([key, value]: [string, unknown]): [string, unknown][] => {
    if (INTERNAL.has(key)) return [];
    if (key === 'making' && value !== null) return [[key, withoutLogoKey(value as Making)]];
    if (!key.endsWith('Id') || (typeof value !== 'number' && value !== null)) return [[key, value]];
    const kind = key.slice(0, -2);
    if (value === null) return kind === 'clientReference' ? [[key, null]] : [[kind, null]];
    return [[kind, names.get(`${kind}:${value}`) ?? null]];
  });
  return Object.fromEntries(entries);
}
