import type { CaseSide } from '@portal/shared/contract';
import { buildCase, renderPart, serveCalls } from '@portal/shared/testing';
import * as remote from '../lifecycle';

export const CASE_UUID = buildCase().uuid;

/** A tab of a case that this domain has, over the calls that a test answers; gone after the test. */
export function renderCasePart(
  part: 'caseRequests' | 'caseShipments',
  served: Parameters<typeof serveCalls>[0],
  side: CaseSide = 'client',
) {
  serveCalls(served);
  return renderPart<'case.tab'>(remote, part, { caseUuid: CASE_UUID, side });
}
