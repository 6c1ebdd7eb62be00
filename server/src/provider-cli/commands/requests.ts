import {
  findRequestTransition,
  REQUEST_STATUSES,
  WORKFLOWS,
  type CallBody,
  type RequestAction,
  type ServiceRequest,
} from '@portal/shared/contract';
import { UsageError } from '../cli-errors';
import type { Command, Invocation } from '../command';
import { findRequest, pick } from '../look-up';
import { shortTime } from '../printer';
import { LIST_OPTIONS, readListOptions, tellRest } from './list-options';
import { makingOf } from './making';

type Body = CallBody<'PUT /api/provider/request/{id}/state'>;

/** Steps as they are typed. */
const STEPS = {
  approve: 'approve',
  reject: 'reject',
  'ask-for-impressions': 'askForImpressions',
  received: 'impressionsReceived',
  start: 'startMfg',
  ship: 'ship',
  'last-mile': 'lastMileShipped',
} as const satisfies Record<string, RequestAction>;
type Step = keyof typeof STEPS;
const isStep = (word: string): word is Step => Object.hasOwn(STEPS, word);

function possibleSteps({ status, side }: ServiceRequest): string[] {
  const isOpen = (step: Step): boolean =>
    WORKFLOWS.some((workflow) => findRequestTransition(STEPS[step], status, { workflow, side }, 'provider'));
  return Object.keys(STEPS).filter((step) => isStep(step) && isOpen(step));
}

async function listRequests({ args, api, print }: Invocation): Promise<void> {
  const query = await readListOptions(args, api, REQUEST_STATUSES);
  const reply = await api.send('GET /api/provider/request', { query });
  if (args.isJson) return print.line(JSON.stringify(reply, null, 2));
  print.table(
    ['REQUEST', 'STATUS', 'SINCE (UTC)', 'CASE', 'TYPE', 'STEPS', 'ARCH', 'SIDE'],
    reply.data.map((found) => [
      found.identifier,
      found.status,
      shortTime(found.updatedAt),
      found.case.identifier,
      found.type,
      stepsOf(found),
      found.arch,
      found.side,
    ]),
  );
  tellRest(print, reply);
}

async function runRequest(invocation: Invocation): Promise<void> {
  const { args, api, print } = invocation;
  const word = args.optionalPlace(1);
  if (word !== undefined && !isStep(word))
    throw new UsageError(`There is no step '${word}'. There are ${Object.keys(STEPS).join(', ')}.`);
  // What is missing is said before anything is looked for.
  const take = word === undefined ? null : await prepareStep(invocation, word);
  const found = await findRequest(api, args.place(0));
  const request = take ? await take(found.uuid) : found;
  if (args.isJson) return print.line(JSON.stringify(request, null, 2));
  if (word === undefined) return print.facts(factsOf(request));
  print.line(`${request.identifier} is ${request.status} now.`);
}

/** @throws UsageError when an option of the step is missing */
async function prepareStep(
  invocation: Invocation,
  step: Step,
): Promise<(uuid: string) => Promise<ServiceRequest>> {
  const { api } = invocation;
  if (step === 'last-mile')
    return (id) => api.send('PUT /api/provider/request/{id}/lastMileShipped', { params: { id } });
  const body = await readBody(invocation, step);
  return (id) => api.send('PUT /api/provider/request/{id}/state', { params: { id }, body });
}

async function readBody({ args, api }: Invocation, step: Exclude<Step, 'last-mile'>): Promise<Body> {
  const note = args.text('note');
  const body: Body = { action: STEPS[step], ...(note && { note }) };
  if (step === 'reject') {
    const word = args.required('reason');
    return {
      ...body,
      rejectReasonId: pick(await api.send('GET /api/provider/rejectReason', {}), word, 'reason').id,
    };
  }
  if (step !== 'ship') return body;
  const courier = args.required('courier');
  const airwayBillNumber = args.required('awb');
  const { id } = pick(await api.send('GET /api/provider/courier', {}), courier, 'courier');
  return { ...body, courierId: id, airwayBillNumber };
}

const stepsOf = ({ fromStep, toStep }: ServiceRequest): string =>
  fromStep === toStep ? String(fromStep) : `${fromStep}-${toStep}`;

function factsOf(request: ServiceRequest): Record<string, string | null> {
  const { rejectReason, rejectNote, courier } = request;
  return {
    Request: request.identifier,
    Uuid: request.uuid,
    Status: `${request.status} since ${shortTime(request.updatedAt)} UTC`,
    Case: `${request.case.identifier} (${request.case.patientName})`,
    Doctor: request.doctor?.name ?? null,
    Side: request.side,
    Type: request.type,
    Steps: stepsOf(request),
    Arch: request.arch,
    Note: request.note,
    ...makingOf(request.making),
    Rejected: rejectReason && [rejectReason.title, rejectNote].filter((part) => part !== null).join(': '),
    Courier: courier && [courier.title, request.airwayBillNumber].filter((part) => part !== null).join(' '),
    'Possible steps': possibleSteps(request).join(', ') || 'none of ours now',
  };
}

export const REQUEST_COMMANDS: readonly Command[] = [
  { name: 'requests', options: LIST_OPTIONS, summary: 'Requests of every company', run: listRequests },
  {
    name: 'request',
    positionals: ['request', 'step?'],
    options: {
      reason: { type: 'text' },
      note: { type: 'text' },
      courier: { type: 'text', hint: 'NAME' },
      awb: { type: 'text', hint: 'NUMBER' },
    },
    summary: `One request, or a step of it: ${Object.keys(STEPS).join(', ')} (reject wants --reason, ship --courier and --awb)`,
    run: runRequest,
  },
];
