import {
  answersOfProduct,
  contradictoryTooth,
  foreignAnswers,
  foreignChoices,
  PRESCRIPTION_FIELD_NAMES,
  teethByMark,
  toothChart,
  withoutForeignChoices,
  type CaseChange,
  type Prescription,
  type ProductId,
  type ToothChart,
} from '@portal/shared/contract';
import { fieldRefusal } from '../../refusals';
import { omitUndefined } from '../given';
import type { CaseRow } from './state/case-state.repository';

type Clinical = Pick<CaseChange, 'trimLine' | 'offset' | 'material' | 'teeth' | 'prescription'>;

/**
 * The clinical choices of a call, for a product that has them (CA-18, CA-24).
 * @throws PortalError 'validation' with an entry for each choice that the product does not have, or for a tooth whose marks
 * exclude each other
 */
export function readClinicalChoices(body: Clinical, productId: ProductId | undefined): Clinical {
  const { trimLine, offset, material } = body;
  const asked: Clinical = omitUndefined({
    trimLine,
    offset,
    material,
    teeth: body.teeth && toothChart(teethByMark(body.teeth)),
    prescription: body.prescription && asAnswered(body.prescription),
  });
  checkProduct(asked, productId);
  checkMarks(asked.teeth);
  return asked;
}

function checkProduct(asked: Clinical, productId: ProductId | undefined): void {
  if (!productId) return;
  const foreign: readonly string[] = [
    ...foreignChoices(productId, asked),
    ...foreignAnswers(productId, asked.prescription).map((name) => `prescription.${name}`),
  ];
  if (foreign.length > 0)
    throw fieldRefusal(Object.fromEntries(foreign.map((field) => [field, 'notOfProduct' as const])));
}

function checkMarks(chart: ToothChart | null | undefined): void {
  const tooth = contradictoryTooth(chart ?? {});
  if (tooth !== undefined) throw fieldRefusal({ teeth: { code: 'contradictoryMarks', values: { tooth } } });
}

/**
 * What a case loses with its product: choices, marks and answers that the new one does not have. A case that no lab has seen loses with
 * any change what its own product does not have.
 */
export function lostWithProduct(
  row: CaseRow,
  productId: ProductId = row.productId,
): Clinical & Pick<CaseChange, 'packageType'> {
  if (productId === row.productId && row.submittedAt !== null) return {};
  const lost = withoutForeignChoices(productId, row);
  return row.prescription ? { ...lost, prescription: answersOfProduct(productId, row.prescription) } : lost;
}

/** Answers in the order of the questions, texts trimmed; an empty answer leaves its question to the lab. */
function asAnswered(prescription: Prescription): Prescription | null {
  const answers = PRESCRIPTION_FIELD_NAMES.filter((name) => name in prescription).map((name) => {
    const answer = prescription[name];
    const trimmed = typeof answer === 'string' ? answer.trim() : answer;
    return [name, trimmed === undefined || trimmed?.length === 0 ? null : trimmed];
  });
  return answers.length > 0 ? (Object.fromEntries(answers) as Prescription) : null;
}
