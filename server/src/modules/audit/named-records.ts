import { sql, type SQL } from 'drizzle-orm';
import {
  caseAsset,
  company,
  contact,
  dentalCase,
  doctor,
  plan,
  productionOrder,
  refinement,
  serviceRequest,
  shipment,
} from '../../db/schema';

const identified = [dentalCase, serviceRequest, shipment].map(
  (table) =>
    sql`select ${table.uuid} as uuid, ${table.companyId} as company_id, ${table.identifier} as label from ${table}`,
);
const named = [contact, doctor].map(
  (table) =>
    sql`select ${table.uuid} as uuid, ${table.companyId} as company_id, ${table.name} as label from ${table}`,
);
const companies = sql`select ${company.uuid} as uuid, ${company.id} as company_id, ${company.name} as label from ${company}`;
const ofCase = [plan, caseAsset, refinement, productionOrder].map(
  (table) => sql`
    select ${table.uuid} as uuid, ${dentalCase.companyId} as company_id, ${dentalCase.identifier} as label from ${table}
    join ${dentalCase} on ${dentalCase.id} = ${table.caseId}`,
);

/**
 * The records that rows of the log are about, as a table of `uuid`, `company_id` and `label`, which is what people call them and
 * never a patient's name. Asked for a uuid, each of its parts is one look into an index.
 */
export const NAMED_RECORDS: SQL = sql`(${sql.join([...identified, ...named, companies, ...ofCase], sql` union all `)}) as record`;
