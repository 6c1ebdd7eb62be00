import type { GivenPlanDetails } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { productionOrder, shipment } from '../../db/schema';
import type { CaseRow } from '../case/state/case-state.repository';

const DAY_MS = 86_400_000;
/** Days from an order to its parcel where the company has too few parcels to count by. */
export const USUAL_LEAD_DAYS = 14;
/** How many parcels a company's own time is counted by: at most the newest of these, at least so many. */
const MOST_PARCELS = 20;
const FEWEST_PARCELS = 3;

interface Published {
  readonly publishedAt: Date;
  /** Wear time of the whole plan. */
  readonly weeks: number;
  readonly details: GivenPlanDetails | undefined;
}

/** The dates that the lab gives, or else estimates: approved at once, made in the company's usual time, worn without a break. */
export async function estimateDates(
  tx: Db,
  of: Pick<CaseRow, 'companyId' | 'side'>,
  { publishedAt, weeks, details }: Published,
): Promise<{ readonly estimatedShipAt: Date; readonly estimatedEndAt: Date }> {
  const estimatedShipAt = details?.estimatedShipAt
    ? new Date(details.estimatedShipAt)
    : new Date(publishedAt.getTime() + (await findLeadDays(tx, of)) * DAY_MS);
  const estimatedEndAt = details?.estimatedEndAt
    ? new Date(details.estimatedEndAt)
    : new Date(estimatedShipAt.getTime() + weeks * 7 * DAY_MS);
  return { estimatedShipAt, estimatedEndAt };
}

/** The median of whole days from an order to its parcel, of the newest parcels on this side of a company. */
async function findLeadDays(
  tx: Db,
  { companyId, side }: Pick<CaseRow, 'companyId' | 'side'>,
): Promise<number> {
  const { rows } = (await tx.execute(sql`
    select count(*)::int as parcels,
      ceil(percentile_cont(0.5) within group (order by extract(epoch from sent.shipped_at - made.created_at)) / 86400)::int as days
    from (
      select id, shipped_at from ${shipment}
      where company_id = ${companyId} and side = ${side} and shipped_at is not null
      order by shipped_at desc limit ${MOST_PARCELS}
    ) sent
    join ${productionOrder} made on made.shipment_id = sent.id and made.created_at <= sent.shipped_at
  `)) as unknown as { rows: { parcels: number; days: number | null }[] };
  const [found] = rows;
  return found && found.parcels >= FEWEST_PARCELS && found.days !== null
    ? Math.max(1, found.days)
    : USUAL_LEAD_DAYS;
}
