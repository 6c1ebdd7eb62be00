/** So many characters of a file's name stay in its key; with the rest of the key they fit into an address. */
const NAME_CHARACTERS = 60;

/**
 * Where a file is kept: under the company's folder, with a timestamp (UP-04). `mark` keeps two of one millisecond apart and
 * makes a key hard to guess.
 */
export function storageKeyOf(file: {
  readonly companyUuid: string;
  readonly folder: 'assets' | 'avatar';
  readonly at: Date;
  readonly mark: string;
  readonly name: string;
}): string {
  const timestamp = file.at.toISOString().replaceAll(/[-:.]/g, '');
  const name = file.name.replaceAll(/[^A-Za-z0-9._-]+/g, '_').slice(-NAME_CHARACTERS);
  return `${file.companyUuid}/${file.folder}/${timestamp}-${file.mark}-${name}`;
}

interface AnnouncedRecord {
  readonly companyUuid: string;
  readonly row: { readonly uuid: string; readonly name: string; readonly createdAt: Date };
}

/**
 * Where a record is kept, from its announcement on. The same each time: an object that a crash left without its record is overwritten
 * when the bytes are sent again.
 */
export function keyOf({ row, companyUuid }: AnnouncedRecord): string {
  return storageKeyOf({
    companyUuid,
    folder: 'assets',
    at: row.createdAt,
    mark: row.uuid.slice(0, 8),
    name: row.name,
  });
}

/** Where the demo keeps files that it makes once for the records of many cases of a company. */
export function demoKeyOf(companyUuid: string, name: string): string {
  return `${companyUuid}${DEMO}${name}`;
}

/** Whether further records may name the object: it stays when one of them goes, and says nothing of any patient. */
export function isDemoKey(key: string): boolean {
  return key.includes(DEMO);
}

const DEMO = '/assets/demo/';
