import { PRESCRIPTION_FIELDS, type Prescription, type PrescriptionFieldName } from '@portal/shared/contract';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { prescriptionChoiceMessages, prescriptionMessages } from './prescription.messages';

export type Answer = Prescription[PrescriptionFieldName];
type Intl = Pick<IntlShape, 'formatMessage' | 'formatList'>;

/** Name of a value. Shades have codes; a value of a newer portal, which has no name here, is shown as it is. */
export function prescriptionChoiceText(name: PrescriptionFieldName, value: string, intl: Intl): string {
  if (PRESCRIPTION_FIELDS[name].kind === 'millimetres')
    return intl.formatMessage(prescriptionMessages.millimetres, { value });
  const names: Readonly<Record<string, MessageDescriptor | undefined>> = prescriptionChoiceMessages;
  const named = names[value];
  return named ? intl.formatMessage(named) : value;
}

/** An answer in words; undefined where there is none. */
export function answerText(name: PrescriptionFieldName, answer: Answer, intl: Intl): string | undefined {
  if (answer === null || answer === undefined || answer.length === 0) return undefined;
  if (typeof answer !== 'string')
    return intl.formatList(
      answer.map((value) => prescriptionChoiceText(name, value, intl)),
      { type: 'unit' },
    );
  return PRESCRIPTION_FIELDS[name].kind === 'text' ? answer : prescriptionChoiceText(name, answer, intl);
}
