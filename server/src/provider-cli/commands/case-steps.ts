import type { CallBody, Case } from '@portal/shared/contract';
import type { Command, CommandOption, Invocation } from '../command';
import { caseIdOf } from '../look-up';

type StateAction = CallBody<'PUT /api/provider/case/{id}/state'>['action'];
type PlainCall =
  | 'PUT /api/provider/case/{id}/passQc'
  | 'PUT /api/provider/case/{id}/startMfg'
  | 'PUT /api/provider/case/{id}/finishMfg'
  | 'PUT /api/provider/case/{id}/lastMileShipped';
type ReasonCall = 'PUT /api/provider/case/{id}/reject' | 'PUT /api/provider/case/{id}/rejectOrder';

const positionals = ['case'];
const REASON = { reason: { type: 'text', isRequired: true } } as const satisfies Record<
  string,
  CommandOption
>;
const NOTE = { note: { type: 'text' } } as const satisfies Record<string, CommandOption>;

/** A step that needs nothing but the case. */
function plainStep(name: string, summary: string, callName: PlainCall): Command {
  return {
    name,
    summary,
    positionals,
    run: (invocation) => takeStep(invocation, ({ api }, id) => api.send(callName, { params: { id } })),
  };
}

/** A step by its name; what is noted goes into the history. */
function stateStep(name: string, summary: string, action: StateAction): Command {
  return {
    name,
    summary,
    positionals,
    options: NOTE,
    run: (invocation) =>
      takeStep(invocation, ({ api, args }, id) => {
        const note = args.text('note');
        return api.send('PUT /api/provider/case/{id}/state', {
          params: { id },
          body: { action, ...(note && { note }) },
        });
      }),
  };
}

function reasonStep(name: string, summary: string, callName: ReasonCall): Command {
  return {
    name,
    summary,
    positionals,
    options: REASON,
    run: (invocation) =>
      takeStep(invocation, ({ api, args }, id) =>
        api.send(callName, { params: { id }, body: { reason: args.required('reason') } }),
      ),
  };
}

async function takeStep(
  invocation: Invocation,
  step: (invocation: Invocation, id: string) => Promise<Case>,
): Promise<void> {
  const { args, api, print } = invocation;
  const moved = await step(invocation, await caseIdOf(api, args.place(0)));
  print.line(args.isJson ? JSON.stringify(moved, null, 2) : `${moved.identifier} is ${moved.status} now.`);
}

export const CASE_STEP_COMMANDS: readonly Command[] = [
  stateStep('received', 'The impressions arrived: on to the quality check', 'pendingQc'),
  plainStep('pass-qc', 'The quality check is passed', 'PUT /api/provider/case/{id}/passQc'),
  reasonStep('reject', 'The quality check is not passed', 'PUT /api/provider/case/{id}/reject'),
  stateStep('sync', 'The production files are being matched', 'startFileSync'),
  plainStep('start', 'Manufacturing began', 'PUT /api/provider/case/{id}/startMfg'),
  reasonStep('reject-order', 'The order cannot be made', 'PUT /api/provider/case/{id}/rejectOrder'),
  stateStep('resume-order', 'The order can be made after all', 'resumeOrder'),
  plainStep('finish', 'Manufacturing is finished', 'PUT /api/provider/case/{id}/finishMfg'),
  plainStep('last-mile', 'The case has reached its doctor', 'PUT /api/provider/case/{id}/lastMileShipped'),
  stateStep('activate', 'The treatment began', 'activate'),
  stateStep('next-batch', 'The next batch is to be made', 'orderNextBatch'),
  stateStep('complete', 'The treatment is finished', 'complete'),
  stateStep('expire', 'Nobody answered for too long', 'expire'),
];
