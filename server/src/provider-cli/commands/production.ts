import type { CallBody } from '@portal/shared/contract';
import { RefusedError, UsageError } from '../cli-errors';
import type { Command, Invocation } from '../command';
import { caseIdOf } from '../look-up';

type PlanAction = CallBody<'PUT /api/provider/plan/{id}/state'>['action'];

/** Steps of a plan as they are typed. */
const PLAN_STEPS = {
  convert: 'convert',
  'request-file': 'requestProductionFile',
  'upload-file': 'uploadProductionFile',
  'pass-file': 'passProductionFileQc',
  'fail-file': 'failProductionFileQc',
  'sync-file': 'syncProductionFile',
} as const satisfies Record<string, PlanAction>;
type PlanStep = keyof typeof PLAN_STEPS;
const isPlanStep = (word: string): word is PlanStep => Object.hasOwn(PLAN_STEPS, word);
const STEP_NAMES = Object.keys(PLAN_STEPS).join(', ');

/** The newest plan is the one that is worked on. */
async function movePlan({ args, api, print }: Invocation): Promise<void> {
  const step = args.place(1);
  if (!isPlanStep(step)) throw new UsageError(`There is no step '${step}'. There are ${STEP_NAMES}.`);
  const params = { id: await caseIdOf(api, args.place(0)) };
  const [newest] = await api.send('GET /api/provider/case/{id}/plan', { params });
  if (!newest) throw new RefusedError('The case has no plan');
  const plan = await api.send('PUT /api/provider/plan/{id}/state', {
    params: { id: newest.uuid },
    body: { action: PLAN_STEPS[step] },
  });
  print.line(args.isJson ? JSON.stringify(plan, null, 2) : `Plan ${plan.number} is ${plan.status} now.`);
}

/** A case has one order at a time that is neither sent nor canceled, its newest. */
async function processOrder({ args, api, print }: Invocation): Promise<void> {
  const params = { id: await caseIdOf(api, args.place(0)) };
  const [newest] = await api.send('GET /api/provider/case/{id}/order', { params });
  if (!newest) throw new RefusedError('The case has no order');
  const order = await api.send('PUT /api/provider/order/{id}/process', { params: { id: newest.uuid } });
  print.line(args.isJson ? JSON.stringify(order, null, 2) : `${order.identifier} is ${order.status} now.`);
}

export const PRODUCTION_COMMANDS: readonly Command[] = [
  {
    name: 'plan-step',
    positionals: ['case', 'step'],
    summary: `A step of the newest plan: ${STEP_NAMES}`,
    run: movePlan,
  },
  { name: 'process', positionals: ['case'], summary: 'Work on the order of a case began', run: processOrder },
];
