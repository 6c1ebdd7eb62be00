import { api, type CallOptions } from '@portal/shared/api';
import type { CallName } from '@portal/shared/contract';
import type { SearchSource } from '@portal/shared/mfe/manifest';

/** A kind of records that can be searched, with its name in the language of the page. */
export interface RecordSource extends Pick<SearchSource, 'id' | 'call' | 'by' | 'path' | 'label'> {
  readonly title: string;
}

export interface FoundRecord {
  readonly path: string;
  readonly title: string;
}

/** Rows that are asked of each kind. */
const ROWS = 5;
/** Fewer characters would find nearly everything. */
export const LEAST_CHARACTERS = 2;

type Row = Readonly<Record<string, unknown>>;

/**
 * The first records of a kind that the server finds for a text. What is searched for may be a patient's name, and goes by the
 * `portal-query` header (`shared/api/private-query`). @throws PortalError
 */
export async function findRecords(
  { call, by, path, label }: RecordSource,
  text: string,
  signal: AbortSignal,
): Promise<readonly FoundRecord[]> {
  const asked =
    by === 'search'
      ? { search: text }
      : { filter: JSON.stringify({ op: 'LIKE', key: by.field, value: text }) };
  // The calls stand in the manifests of remotes, which know their types.
  const send = api.call as (name: CallName, input: object, options: CallOptions) => Promise<unknown>;
  const query = { page: 1, paginate: ROWS, ...asked };
  const { data } = (await send(call as CallName, { query }, { quiet: true, signal })) as { data: Row[] };
  return data.map((row) => ({ path: pathOf(path, row), title: titleOf(label, row) }));
}

function pathOf(pattern: string, row: Row): string {
  return pattern.replace(/\{(\w+)\}/g, (_, field: string) => encodeURIComponent(textOf(row[field])));
}

function titleOf(label: readonly string[], row: Row): string {
  return label
    .map((field) =>
      textOf(field.split('.').reduce<unknown>((value, name) => (value as Row | null)?.[name], row)),
    )
    .filter(Boolean)
    .join(' · ');
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
