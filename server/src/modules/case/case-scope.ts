import type { CaseSide } from '@portal/shared/contract';
import { and, eq, type SQL } from 'drizzle-orm';
import { dentalCase } from '../../db/schema';

/** Which cases a caller can see at all: one company's, or every company's for the provider. Repositories demand it. */
export type CaseScope = { readonly companyId: number; readonly side?: CaseSide } | 'provider';

/** The scope as a condition on the table of cases. */
export function inScope(scope: CaseScope): SQL | undefined {
  if (scope === 'provider') return undefined;
  return and(eq(dentalCase.companyId, scope.companyId), scope.side && eq(dentalCase.side, scope.side));
}
