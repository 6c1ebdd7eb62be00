import type { List } from '@portal/shared/contract';
import type { Arguments } from '../arguments';
import { UsageError } from '../cli-errors';
import type { CommandOption } from '../command';
import { fieldIs, findCompany } from '../look-up';
import type { Printer } from '../printer';
import type { ProviderApi } from '../provider-api';

/** How a list is narrowed and turned over. */
export const LIST_OPTIONS = {
  status: { type: 'text', hint: 'STATUS' },
  search: { type: 'text' },
  company: { type: 'text', hint: 'NAME|UUID' },
  page: { type: 'text', hint: 'N' },
} as const satisfies Record<string, CommandOption>;

const ROWS = 50;

export interface ListOptions<S> {
  readonly page: number;
  readonly paginate: number;
  readonly status?: S;
  readonly search?: string;
  readonly filter?: string;
}

/**
 * The query that a list's options ask for.
 * @throws UsageError for a status that there is not; RefusedError for a company that there is not
 */
export async function readListOptions<S extends string>(
  args: Arguments,
  api: ProviderApi,
  statuses: readonly S[],
): Promise<ListOptions<S>> {
  const asked = args.text('status')?.toUpperCase();
  const status = statuses.find((known) => known === asked);
  if (asked !== undefined && status === undefined)
    throw new UsageError(`There is no status ${asked}. There are ${statuses.join(', ')}.`);
  const search = args.text('search');
  const company = args.text('company');
  return {
    page: readPageOption(args),
    paginate: ROWS,
    ...(status && { status }),
    ...(search && { search }),
    ...(company && { filter: fieldIs('company.id', (await findCompany(api, company)).id) }),
  };
}

/** The page of a list that is asked for. */
export function readPageOption(args: Arguments): number {
  return args.number('page', { least: 1, most: 1_000_000 }) ?? 1;
}

/** Says that a list goes on, when it does. */
export function tellRest(print: Printer, { page, pages, total, isTotalCapped }: List<unknown>): void {
  const more = isTotalCapped ? ' and more' : '';
  if (pages > 1) print.line(`Page ${page} of ${pages}${more}, ${total}${more} in all; --page shows another.`);
}
