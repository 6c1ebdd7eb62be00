import type { Locale, Plan } from '@portal/shared/contract';
import type { AppContext } from '../../app-context';
import type { UnitOfWork } from '../../db/unit-of-work';
import type { Person } from '../../person';
import { writeAsPerson } from '../chat/chat.service';
import { decidePlan, type PlanOfPerson } from '../plan/plan.service';
import type { LockedPlan } from '../plan/plan-state.service';
import { findChosenLocale } from '../shipment/arrival.repository';
import { findNotation, listEarlierPins, listPins } from './plan-review.repository';
import { rejectionText } from './rejection-text';

/** Why a plan is rejected, and the language of the caller's browser. */
interface Rejection {
  readonly reason: string;
  readonly locale: Locale | null;
}

/**
 * Rejects a plan with the pins that stand on it (CA-13): one message in the chat of the case, by the person, in the same transaction.
 * @throws PortalError those of `decidePlan`
 */
export function rejectPlan(
  ctx: Pick<AppContext, 'transact'>,
  ofPerson: PlanOfPerson,
  { reason, locale }: Rejection,
): Promise<Plan> {
  return decidePlan(ctx, ofPerson, 'reject', {
    reason,
    also: (unit, held, trimmed) => writeRejection(unit, held, ofPerson.who, { reason: trimmed, locale }),
  });
}

async function writeRejection(
  unit: UnitOfWork,
  { plan, ofCase: { row } }: LockedPlan,
  who: Person,
  { reason, locale }: Rejection,
): Promise<void> {
  const { tx } = unit;
  const unresolved = (await listEarlierPins(tx, plan)).filter(({ pin }) => pin.resolution === 'notResolved');
  const language = (await findChosenLocale(tx, who.contactId)) ?? locale ?? 'en';
  const text = rejectionText(language, await findNotation(tx, row.companyId), {
    number: plan.number,
    reason,
    pins: await listPins(tx, plan.id),
    open: unresolved.map(({ pin, plan: { number: planNumber } }) => ({ ...pin, planNumber })),
  });
  await writeAsPerson(unit, who, row.uuid, text, { kind: 'plan', version: plan.number });
}
