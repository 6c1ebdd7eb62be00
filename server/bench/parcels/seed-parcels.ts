import { sql } from 'drizzle-orm';
import type { Db } from '../../src/db/client';

/** A shipment and a request for each case that there is, of all kinds, over some months. */
export async function seedParcels(tx: Db): Promise<void> {
  await tx.execute(sql`
    insert into shipment (company_id, side, status, airway_bill_number, courier_id, created_at, shipped_at, last_mile_at, last_mile_courier_id, arrival, arrival_at)
    select company_id, side, case when n % 40 = 0 then 'PENDING' else 'SHIPPED' end,
      lpad(((n * 7919) % 10000000000)::text, 10, '0'), 1 + n % 4, booked,
      case when n % 40 > 0 then booked + interval '1 day' end,
      case when side = 'doctor' and n % 40 > 4 then booked + interval '3 days' end,
      case when side = 'doctor' and n % 40 > 4 then 1 + n % 5 end,
      case when n % 500 = 7 then 'MISSING' when n % 3 = 1 then 'ARRIVED' end,
      case when n % 500 = 7 or n % 3 = 1 then booked + interval '4 days' end
    from (select company_id, side, id as n, now() - id * interval '3 minutes' as booked from "case" order by id) as cases`);
  await tx.execute(sql`
    insert into shipment_case (shipment_id, case_id)
    select parcels.id, cases.id
    from (select id, row_number() over (order by id) as n from shipment) as parcels
    join (select id, row_number() over (order by id) as n from "case") as cases using (n)`);
  await tx.execute(sql`
    insert into service_request (company_id, case_id, side, type, method, from_step, to_step, arch, status, courier_id, airway_bill_number, created_at, updated_at, shipped_at)
    select company_id, id, side, case when n % 3 = 0 then 'retainer' else 'replacement' end, 'stepRange', 1 + n % 8, 2 + n % 9,
      (array['both', 'upper', 'lower'])[1 + n % 3],
      (array['SHIPPED', 'SHIPPED', 'SHIPPED', 'PENDING_PAYMENT', 'MANUFACTURING', 'APPROVED', 'CANCELED', 'REJECTED'])[1 + case when n % 97 = 0 then 7 else n % 7 end],
      case when n % 7 < 3 then 1 + n % 4 end, case when n % 7 < 3 then lpad(((n * 6947) % 10000000000)::text, 10, '0') end,
      asked, asked + interval '2 days', case when n % 7 < 3 then asked + interval '2 days' end
    from (select *, id as n, now() - id * interval '2 minutes' as asked from "case" order by id) as cases`);
}
