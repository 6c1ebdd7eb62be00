import type pg from 'pg';
import type { Statement } from './server-process';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** Tables that lists are of: of none of them may all rows be read. */
const LARGE: readonly (string | undefined)[] = ['case', 'shipment', 'shipment_case', 'service_request'];

/** What a statement does with the large tables, by the database's own word. */
export interface CasePlan {
  readonly indexes: readonly string[];
  readonly isWholeTable: boolean;
}

export async function planOf(client: pg.ClientBase, { text, values }: Statement): Promise<CasePlan> {
  const { rows } = await client.query<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>(
    `explain (format json) ${text}`,
    [...values],
  );
  const nodes = rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => flat(Plan)));
  const indexes = nodes
    .map((node) => node['Index Name'] ?? '')
    .filter((name) => /^(?:case|shipment|service_request)_/.test(name) && !name.endsWith('_pkey'));
  return {
    indexes: [...new Set(indexes)],
    isWholeTable: nodes.some(
      (node) => node['Node Type'] === 'Seq Scan' && LARGE.includes(node['Relation Name']),
    ),
  };
}

function flat(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(flat)];
}
