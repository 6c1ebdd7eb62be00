import {
  CASE_STATUSES,
  CASE_TRANSITIONS,
  findCaseTransition,
  WORKFLOWS,
  type Case,
  type CaseAction,
} from '@portal/shared/contract';
import type { Command, Invocation } from '../command';
import { caseIdOf } from '../look-up';
import { shortTime } from '../printer';
import { LIST_OPTIONS, readListOptions, tellRest } from './list-options';
import { choicesOf, makingOf } from './making';

/** By which command the provider takes a step. */
const COMMANDS: Partial<Record<CaseAction, string>> = {
  pendingQc: 'received',
  passQc: 'pass-qc',
  reject: 'reject',
  publishPlan: 'plan',
  startFileSync: 'sync',
  startMfg: 'start',
  rejectOrder: 'reject-order',
  resumeOrder: 'resume-order',
  finishMfg: 'finish',
  bookShipment: 'book',
  ship: 'ship',
  lastMileShipped: 'last-mile',
  activate: 'activate',
  orderNextBatch: 'next-batch',
  refine: 'refine',
  complete: 'complete',
  expire: 'expire',
};
const PROVIDERS = new Set(
  CASE_TRANSITIONS.filter(({ by }) => by.includes('provider')).map(({ action }) => action),
);

/** Commands that the table of transitions allows now. In no workflow has the provider fewer steps than in another. */
export function possibleSteps(ofCase: Case): string[] {
  return [...PROVIDERS]
    .filter((action) =>
      WORKFLOWS.some((workflow) =>
        findCaseTransition(action, ofCase.status, { ...ofCase, workflow }, 'provider'),
      ),
    )
    .map((action) => COMMANDS[action] ?? action);
}

async function listCases({ args, api, print }: Invocation): Promise<void> {
  const query = await readListOptions(args, api, CASE_STATUSES);
  const reply = await api.send('GET /api/provider/case', { query });
  if (args.isJson) return print.line(JSON.stringify(reply, null, 2));
  print.table(
    ['CASE', 'STATUS', 'SINCE (UTC)', 'PRODUCT', 'SIDE', 'PATIENT'],
    reply.data.map((found) => [
      found.identifier,
      found.status,
      shortTime(found.statusSince),
      found.productId,
      found.side,
      found.patientName,
    ]),
  );
  tellRest(print, reply);
}

async function showCase({ args, api, print }: Invocation): Promise<void> {
  const params = { id: await caseIdOf(api, args.place(0)) };
  const found = await api.send('GET /api/provider/case/{id}', { params });
  if (args.isJson) return print.line(JSON.stringify(found, null, 2));
  const plans = await api.send('GET /api/provider/case/{id}/plan', { params });
  const orders = await api.send('GET /api/provider/case/{id}/order', { params });
  print.facts({
    Case: found.identifier,
    Uuid: found.uuid,
    Status: `${found.status} since ${shortTime(found.statusSince)} UTC`,
    Reason: found.rejectReason,
    Company: found.company ? `${found.company.name} (${found.company.uuid})` : null,
    Patient: found.patientName,
    Doctor: found.doctor && `${found.doctor.name} (${found.doctor.status})`,
    Side: found.side,
    Product: found.productId,
    'Made by': found.withTs ? 'records alone' : 'a treatment plan',
    Impressions: found.impressionType,
    Arch: found.arch,
    Package: found.packageType,
    ...choicesOf(found),
    Notes: found.notes,
    Submitted: found.submittedAt && `${shortTime(found.submittedAt)} UTC`,
    Plans: plans.map(({ number, status }) => `${number} ${status}`).join(', '),
    Orders: orders.map(({ identifier, status }) => `${identifier} ${status}`).join(', '),
    // Without one, what is made next is still to be ordered.
    ...(found.madeWith && makingOf(orders.find(({ status }) => status !== 'CANCELED')?.making)),
    'Possible steps': possibleSteps(found).join(', ') || 'none of ours now',
  });
}

export const CASE_LIST_COMMANDS: readonly Command[] = [
  { name: 'cases', options: LIST_OPTIONS, summary: 'Cases of every company', run: listCases },
  { name: 'case', positionals: ['case'], summary: 'One case, and which steps it can take', run: showCase },
];
