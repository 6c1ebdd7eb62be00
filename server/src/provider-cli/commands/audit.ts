import {
  AUDIT_OUTCOMES,
  type AuditCheck,
  type AuditEntry,
  type FilterExpression,
} from '@portal/shared/contract';
import type { Arguments } from '../arguments';
import { RefusedError, UsageError } from '../cli-errors';
import type { Command, Invocation } from '../command';
import { findCompany } from '../look-up';
import type { ProviderApi } from '../provider-api';
import { tellRest } from './list-options';

const ROWS = 50;
const NOTED = /^(\d{1,15}):([0-9a-f]{64})$/;

async function filterOf(args: Arguments, api: ProviderApi): Promise<string | undefined> {
  const company = args.text('company');
  const outcome = args.text('outcome');
  if (outcome !== undefined && !AUDIT_OUTCOMES.some((known) => known === outcome))
    throw new UsageError(`--outcome must be one of ${AUDIT_OUTCOMES.join(', ')}, not '${outcome}'.`);
  const parts: FilterExpression[] = [
    ...is('area', args.text('area')),
    ...is('outcome', outcome),
    ...is('company', company && (await findCompany(api, company)).uuid),
    ...bound('GTE', args.text('from')),
    ...bound('LTE', args.text('to')),
  ];
  return parts.length > 0 ? JSON.stringify({ op: 'AND', value: parts }) : undefined;
}

function is(key: string, value: string | undefined): FilterExpression[] {
  return value ? [{ op: 'EQ', key, value }] : [];
}

function bound(op: 'GTE' | 'LTE', value: string | undefined): FilterExpression[] {
  return value ? [{ op, key: 'at', value }] : [];
}

async function listAudit({ args, api, print }: Invocation): Promise<void> {
  const search = args.text('search');
  const filter = await filterOf(args, api);
  const query = {
    page: args.number('page', { least: 1, most: 1_000_000 }) ?? 1,
    paginate: ROWS,
    ...(search && { search }),
    ...(filter && { filter }),
  };
  const list = await api.send('GET /api/provider/audit', { query });
  if (args.isJson) return print.line(JSON.stringify(list, null, 2));
  print.table(['AT (UTC)', 'WHO', 'WHAT', 'RECORD', 'OUTCOME'], list.data.map(cellsOf));
  tellRest(print, list);
}

function cellsOf({ at, actor, action, subject, subjectLabel, outcome, code }: AuditEntry): string[] {
  const when = at.slice(0, 19).replace('T', ' ');
  return [when, actor.name ?? actor.type, action, subjectLabel ?? subject ?? '', code ?? outcome];
}

const WHY: Readonly<Record<NonNullable<AuditCheck['broken']>['why'], string>> = {
  changed: 'is not what was written',
  missing: 'is missing',
  cutOff: 'and all after it are missing',
};

/** @throws RefusedError for the first link that does not hold, so that a script notices */
async function verifyAudit({ args, api, print }: Invocation): Promise<void> {
  const noted = args.text('noted');
  if (noted !== undefined) await compareNoted(api, noted);
  let checked = 0;
  let part = await api.send('GET /api/provider/audit/check', {});
  checked += part.checked;
  while (part.next !== null) {
    part = await api.send('GET /api/provider/audit/check', { query: { after: part.next } });
    checked += part.checked;
  }
  const { broken, head } = part;
  if (broken) throw new RefusedError(`Row ${broken.number} of the audit log ${WHY[broken.why]}.`);
  if (args.isJson) return print.line(JSON.stringify({ checked, head }, null, 2));
  print.line(`${checked} rows are whole and unchanged. The chain ends at ${head.number}:${head.hash}`);
}

/** An end that was noted outside of the portal is still in the chain. */
async function compareNoted(api: ProviderApi, noted: string): Promise<void> {
  const [, number, hash] = NOTED.exec(noted) ?? [];
  if (!number || !hash) throw new UsageError(`--noted must be NUMBER:HASH, as verify-audit prints it.`);
  const query = { after: Number(number) - 1, limit: 1 };
  const { head } = await api.send('GET /api/provider/audit/check', { query });
  if (head.number !== Number(number) || head.hash !== hash)
    throw new RefusedError(`The audit log does not have the row that was noted as ${noted}.`);
}

export const AUDIT_COMMANDS: readonly Command[] = [
  {
    name: 'audit',
    options: {
      from: { type: 'text', hint: 'DATE' },
      to: { type: 'text', hint: 'DATE' },
      area: { type: 'text', hint: 'AREA' },
      outcome: { type: 'text', hint: AUDIT_OUTCOMES.join('|') },
      company: { type: 'text', hint: 'NAME|UUID' },
      search: { type: 'text', hint: 'PERSON|RECORD' },
      page: { type: 'text', hint: 'N' },
    },
    summary: 'What was done, read and refused, the newest first',
    run: listAudit,
  },
  {
    name: 'verify-audit',
    options: { noted: { type: 'text', hint: 'NUMBER:HASH' } },
    summary: 'Whether the audit log is whole and unchanged, and has the end that was noted',
    run: verifyAudit,
  },
];
