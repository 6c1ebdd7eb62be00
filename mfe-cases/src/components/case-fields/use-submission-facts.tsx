import {
  PRESCRIPTION_FIELD_NAMES,
  teethByMark,
  TOOTH_MARKS,
  type Case,
  type CompanyConfiguration,
} from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { Ltr, PatientName, type Fact } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { fieldMessages } from './case-fields.messages';
import { prescriptionFieldMessages } from './prescription.messages';
import { answerText } from './prescription-texts';
import { choiceText, preferenceText, teethText } from './clinical-texts';
import {
  choiceName,
  isOffered,
  SUBMISSION_FIELD_NAMES,
  SUBMISSION_FIELDS,
  type FieldStep,
  type SubmissionField,
  type SubmissionFieldName,
  type SubmissionValues,
} from './submission-fields';

/**
 * A case that is ordered has what it was made with besides; a draft is values alone. Where that is 'unknown', what the case leaves open is
 * no fact: the preference of today need not be what it is made with.
 */
type Submitted = SubmissionValues & { readonly madeWith?: Case['madeWith'] | 'unknown' };

interface Context {
  readonly values: Submitted;
  readonly configuration: CompanyConfiguration | null;
  readonly intl: IntlShape;
}

/** The submission of a case as facts. Leaves out the fields that its product or company does not have. */
export function useSubmissionFacts(values: Submitted): readonly (Fact & { readonly step: FieldStep })[] {
  const intl = useIntl();
  const { configuration } = useSession();
  const shown = SUBMISSION_FIELD_NAMES.filter(
    (name) =>
      values[name] !== null ||
      (isOffered(name, values, configuration) &&
        !(values.madeWith === 'unknown' && SUBMISSION_FIELDS[name].kind === 'preference')),
  );
  return shown.flatMap((name) =>
    factsOf(name, { values, configuration, intl }).map((fact) => ({
      ...fact,
      step: SUBMISSION_FIELDS[name].step,
    })),
  );
}

function factsOf(name: SubmissionFieldName, context: Context): readonly Fact[] {
  const { values, configuration, intl } = context;
  const { kind } = SUBMISSION_FIELDS[name];
  switch (kind) {
    case 'teeth':
      return TOOTH_MARKS.flatMap((mark) => {
        const teeth = teethByMark(values.teeth ?? {})[mark] ?? [];
        const label = intl.formatMessage(fieldMessages[mark]);
        return teeth.length > 0 ? [{ key: mark, label, value: teethText(teeth, configuration, intl) }] : [];
      });
    case 'prescription':
      return PRESCRIPTION_FIELD_NAMES.flatMap((field) => {
        const value = answerText(field, values.prescription?.[field], intl);
        const label = intl.formatMessage(prescriptionFieldMessages[field]);
        return value ? [{ key: field, label, value: <bdi>{value}</bdi> }] : [];
      });
    case 'customFields':
      return Object.entries(values.customFields ?? {}).map(([label, value]) => ({
        key: `own ${label}`,
        label,
        value: value ? <bdi>{value}</bdi> : <i>{intl.formatMessage(fieldMessages.leftBlank)}</i>,
      }));
    default:
      return [{ key: name, label: intl.formatMessage(fieldMessages[name]), value: valueOf(name, context) }];
  }
}

function valueOf(name: SubmissionFieldName, { values, configuration, intl }: Context): ReactNode {
  const { productId, madeWith } = values;
  const field: SubmissionField = SUBMISSION_FIELDS[name];
  const value = values[name];
  const text = typeof value === 'string' ? value : '';
  switch (field.kind) {
    case 'patientName':
      return <PatientName name={text} />;
    case 'choice':
      return choiceName(name, text, intl);
    case 'preference':
      return text
        ? choiceText(field.of, text, intl)
        : preferenceText(
            field.of,
            { productId, configuration, madeWith: madeWith === 'unknown' ? null : madeWith },
            intl,
          );
    case 'text':
      return text && <Ltr>{text}</Ltr>;
    case 'longText':
      return text && <bdi style={{ whiteSpace: 'pre-wrap' }}>{text}</bdi>;
    default:
      return null;
  }
}
