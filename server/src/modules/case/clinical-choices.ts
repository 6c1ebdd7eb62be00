import {
  foreignChoices,
  TOOTH_MARKS,
  type CaseChange,
  type ProductId,
  type ToothChart,
} from '@portal/shared/contract';
import { fieldRefusal } from '../../refusals';
import { omitUndefined } from '../given';
import type { CaseRow } from './state/case-state.repository';

type Clinical = Pick<CaseChange, 'trimLine' | 'offset' | 'material' | 'teeth'>;

/**
 * The clinical choices of a call, for a product that has them (CA-18).
 * @throws PortalError 'validation' with an entry for each choice that the product does not have
 */
export function readClinicalChoices(body: Clinical, productId: ProductId | undefined): Clinical {
  const { trimLine, offset, material } = body;
  const asked: Clinical = omitUndefined({
    trimLine,
    offset,
    material,
    teeth: body.teeth && inOrder(body.teeth),
  });
  const foreign = productId ? foreignChoices(productId, asked) : [];
  if (foreign.length > 0)
    throw fieldRefusal(Object.fromEntries(foreign.map((field) => [field, 'notOfProduct' as const])));
  return asked;
}

/** What a case loses with its product: choices that the new one does not have. */
export function withoutForeignChoices(row: CaseRow, productId: ProductId | undefined): Clinical {
  if (!productId || productId === row.productId) return {};
  return Object.fromEntries(foreignChoices(productId, row).map((field) => [field, null]));
}

/** A chart always looks the same: marks without teeth left out, teeth by number; null when it says nothing. */
function inOrder(chart: ToothChart): ToothChart | null {
  const marks = TOOTH_MARKS.flatMap((mark) => {
    const teeth = chart[mark]?.toSorted((a, b) => a - b) ?? [];
    return teeth.length > 0 ? [[mark, teeth]] : [];
  });
  return marks.length > 0 ? (Object.fromEntries(marks) as ToothChart) : null;
}
