import type { Refinement } from '@portal/shared/contract';
import { RefusedError, UsageError } from '../cli-errors';
import type { Command, Invocation } from '../command';
import { caseIdOf } from '../look-up';
import { shortTime } from '../printer';
import type { ProviderApi } from '../provider-api';

/** Steps as they are typed. */
const STEPS = { 'take-up': 'takeUp', refuse: 'refuse' } as const;

async function listRefinements({ args, api, print }: Invocation): Promise<void> {
  const asked = await api.send('GET /api/provider/refinement', {});
  if (args.isJson) return print.line(JSON.stringify(asked, null, 2));
  const cases = await Promise.all(
    asked.map(({ caseUuid }) => api.send('GET /api/provider/case/{id}', { params: { id: caseUuid } })),
  );
  print.table(
    ['CASE', 'REFINEMENT', 'ASKED (UTC)', 'REASON', 'RECORDS', 'NOTE'],
    asked.map((one, index) => [
      cases[index]?.identifier ?? one.caseUuid,
      String(one.number),
      shortTime(one.createdAt),
      one.reason ?? '',
      String(one.assetCount),
      one.note ?? '',
    ]),
  );
}

async function decideRefinement({ args, api, print }: Invocation): Promise<void> {
  const word = args.place(1);
  if (word !== 'take-up' && word !== 'refuse')
    throw new UsageError(`There is no step '${word}'. There are ${Object.keys(STEPS).join(', ')}.`);
  const reason = word === 'refuse' ? args.required('reason') : undefined;
  const { uuid } = await findAsked(api, args.place(0));
  const decided = await api.send('PUT /api/provider/refinement/{id}/state', {
    params: { id: uuid },
    body: { action: STEPS[word], ...(reason !== undefined && { reason }) },
  });
  print.line(
    args.isJson ? JSON.stringify(decided, null, 2) : `Refinement ${decided.number} is ${decided.status} now.`,
  );
}

/** @throws RefusedError when nobody asks for one of the case */
async function findAsked(api: ProviderApi, word: string): Promise<Refinement> {
  const caseUuid = await caseIdOf(api, word);
  const asked = await api.send('GET /api/provider/refinement', {});
  const found = asked.find((one) => one.caseUuid === caseUuid);
  if (!found) throw new RefusedError(`Nobody asks for a refinement of ${word}`);
  return found;
}

export const REFINEMENT_COMMANDS: readonly Command[] = [
  { name: 'refinements', summary: 'Refinements that clinics ask for', run: listRefinements },
  {
    name: 'refinement',
    positionals: ['case', 'step'],
    options: { reason: { type: 'text' } },
    summary: `The refinement that is asked for of a case: ${Object.keys(STEPS).join(', ')} (refuse wants --reason)`,
    run: decideRefinement,
  },
];
