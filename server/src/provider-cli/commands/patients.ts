import {
  ERASURE_REASONS,
  ERASURE_STATES,
  type Erasure,
  type ErasureReason,
  type FilterExpression,
} from '@portal/shared/contract';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '../cli-errors';
import type { Command, CommandOption, Invocation } from '../command';
import { caseIdOf, findCase } from '../look-up';
import { shortTime } from '../printer';
import { unpackArchive } from '../unpack';
import { tellRest } from './list-options';

const ROWS = 50;
const MOST_DAYS = 90;
/** Further cases of the same patient. */
const CASES = { type: 'text', hint: 'CASE,CASE' } as const satisfies CommandOption;

async function listPatientCases({ args, api, print }: Invocation): Promise<void> {
  const id = await caseIdOf(api, args.place(0));
  const found = await api.send('GET /api/provider/case/{id}/patient', { params: { id } });
  if (args.isJson) return print.line(JSON.stringify(found, null, 2));
  print.table(
    ['CASE', 'STATUS', 'SINCE', 'DOCTOR', 'REFERENCE', 'SAME PATIENT', 'ERASED ON'],
    found.cases.map((one) => [
      one.identifier,
      one.status,
      shortTime(one.createdAt),
      one.doctorName ?? '',
      one.clientReferenceId ?? '',
      one.isSuggested ? 'suggested' : '',
      one.erasureDueAt === null ? '' : shortTime(one.erasureDueAt),
    ]),
  );
  if (found.hasMore) print.line('There are more of this name.');
}

/** Into a folder of its own, so that nothing else is in it; the archive goes as soon as it is unpacked and proven whole. */
async function exportPatient({ args, api, print }: Invocation): Promise<void> {
  const folder = args.required('to');
  const id = await caseIdOf(api, args.place(0));
  const cases = args.text('cases') === undefined ? undefined : await chosenCases({ args, api }, id);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new UsageError(`The folder ${folder} is not empty.`);
  const archive = join(folder, '.archive.zip');
  try {
    const query = cases ? { cases: cases.join(',') } : {};
    await api.download('GET /api/provider/case/{id}/patient/export', { params: { id }, query }, archive);
    const manifest = await unpackArchive(archive, folder);
    if (args.isJson) return print.line(JSON.stringify(manifest, null, 2));
    print.line(
      `${manifest.files.length} files of ${manifest.cases.join(', ')} are in ${folder}, whole. Open ${join(folder, 'index.html')}.`,
    );
    for (const path of manifest.missing) print.line(`Missing in the portal's storage: ${path}`);
  } finally {
    await rm(archive, { force: true });
  }
}

/** The case of the command and those of `--cases`. */
async function chosenCases({ args, api }: Pick<Invocation, 'args' | 'api'>, id: string): Promise<string[]> {
  const words = (args.text('cases') ?? '').split(',').filter((word) => word.trim() !== '');
  const further = await Promise.all(words.map((word) => caseIdOf(api, word.trim())));
  return [...new Set([id, ...further])];
}

async function erasePatient({ args, api, print }: Invocation): Promise<void> {
  const reason = readReason(args.required('reason'));
  const waitDays = args.number('wait', { least: 0, most: MOST_DAYS });
  const { uuid: id } = await findCase(api, args.place(0));
  const params = { id };
  // For good, so nothing is taken for the same patient's by itself.
  const cases = await chosenCases({ args, api }, id);
  const body = {
    cases,
    reason,
    identifier: args.required('confirm'),
    ...(waitDays !== undefined && { waitDays }),
  };
  const erasures = await api.send('POST /api/provider/case/{id}/erasure', { params, body });
  if (args.isJson) return print.line(JSON.stringify(erasures, null, 2));
  printErasures(print, erasures);
}

function readReason(word: string): ErasureReason {
  const reason = ERASURE_REASONS.find((known) => known.toLowerCase() === word.toLowerCase());
  if (reason) return reason;
  throw new UsageError(`--reason must be one of ${ERASURE_REASONS.join(', ')}, not '${word}'.`);
}

async function undoErasure({ args, api, print }: Invocation): Promise<void> {
  const { uuid: id, identifier } = await findCase(api, args.place(0));
  await api.send('DELETE /api/provider/case/{id}/erasure', { params: { id } });
  print.line(args.isJson ? JSON.stringify({ identifier }) : `The patient data of ${identifier} is kept.`);
}

async function listErasures({ args, api, print }: Invocation): Promise<void> {
  const asked = args.text('state');
  const state = ERASURE_STATES.find((known) => known === asked);
  if (asked !== undefined && !state)
    throw new UsageError(`--state must be one of ${ERASURE_STATES.join(', ')}, not '${asked}'.`);
  const filter: FilterExpression | undefined = state && { op: 'EQ', key: 'state', value: state };
  const query = {
    page: args.number('page', { least: 1, most: 1_000_000 }) ?? 1,
    paginate: ROWS,
    ...(filter && { filter: JSON.stringify(filter) }),
  };
  const list = await api.send('GET /api/provider/erasure', { query });
  if (args.isJson) return print.line(JSON.stringify(list, null, 2));
  printErasures(print, list.data);
  tellRest(print, list);
}

function printErasures(print: Invocation['print'], erasures: readonly Erasure[]): void {
  print.table(
    ['CASE', 'STATE', 'REASON', 'ASKED BY', 'DUE (UTC)', 'ENDED (UTC)', 'FILES', 'MESSAGES'],
    erasures.map((one) => [
      one.caseIdentifier,
      one.state,
      one.reason,
      one.byName ?? 'the portal',
      shortTime(one.dueAt),
      one.endedAt === null ? '' : shortTime(one.endedAt),
      String(one.files),
      String(one.messages),
    ]),
  );
}

export const PATIENT_COMMANDS: readonly Command[] = [
  {
    name: 'patient',
    positionals: ['case'],
    summary: 'The cases that may be of the same patient',
    run: listPatientCases,
  },
  {
    name: 'export-patient',
    positionals: ['case'],
    options: { to: { type: 'text', hint: 'FOLDER', isRequired: true }, cases: CASES },
    summary:
      'All that the portal has of a patient, as a folder; with --cases those cases besides, else the suggested ones',
    run: exportPatient,
  },
  {
    name: 'erase-patient',
    positionals: ['case'],
    options: {
      reason: { type: 'text', hint: ERASURE_REASONS.join('|'), isRequired: true },
      confirm: { type: 'text', hint: 'CASE', isRequired: true },
      cases: CASES,
      wait: { type: 'text', hint: 'DAYS' },
    },
    summary:
      'Erase the patient data of a case, and of --cases, for good; --confirm repeats the case, --wait 0 does it at once',
    run: erasePatient,
  },
  {
    name: 'erasures',
    options: { state: { type: 'text', hint: ERASURE_STATES.join('|') }, page: { type: 'text', hint: 'N' } },
    summary: 'Erasures of patient data: scheduled, done and undone',
    run: listErasures,
  },
  {
    name: 'undo-erasure',
    positionals: ['case'],
    summary: 'Keep the patient data of a case whose erasure is scheduled',
    run: undoErasure,
  },
];
