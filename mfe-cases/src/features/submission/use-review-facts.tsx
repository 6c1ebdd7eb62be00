import { hasPackageType, PRODUCT_NAMES } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { Ltr, PatientName, type Fact } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import {
  fieldMessages,
  impressionTypeMessages,
  packageTypeMessages,
  patientTypeMessages,
} from '../../domain/case-fields.messages';
import { clinicalFacts } from '../../domain/clinical-facts';
import { toRecord } from './custom-fields';
import type { DraftValues } from './draft-values';
import type { Step } from './submission-steps';
import { submissionMessages } from './submission.messages';

/** What was filled in, by step; a field that the company does not have is left out. */
export function useReviewFacts(
  values: DraftValues,
  records: readonly string[],
): Readonly<Record<Exclude<Step, 'review'>, readonly Fact[]>> {
  const intl = useIntl();
  const { formatMessage, formatList } = intl;
  const { configuration } = useSession();
  const fact = (field: keyof typeof fieldMessages, value: ReactNode): Fact => ({
    key: field,
    label: formatMessage(fieldMessages[field]),
    value,
  });
  const say = (label: MessageDescriptor | null) => label && formatMessage(label);
  const { packageType, patientType, impressionType, clientReferenceId, notes } = values;
  return {
    patient: [
      fact('patientName', <PatientName name={values.patientName} />),
      fact('productId', PRODUCT_NAMES[values.productId]),
      ...(configuration && hasPackageType(values, configuration)
        ? [fact('packageType', say(packageType && packageTypeMessages[packageType]))]
        : []),
      ...(configuration?.isPatientTypeAllowed
        ? [fact('patientType', say(patientType && patientTypeMessages[patientType]))]
        : []),
      fact('clientReferenceId', clientReferenceId && <Ltr>{clientReferenceId}</Ltr>),
      ...Object.entries(toRecord(values.customFields) ?? {}).map(([name, value]): Fact => ({
        key: `own ${name}`,
        label: name,
        value: <bdi>{value}</bdi>,
      })),
    ],
    clinical: [
      ...clinicalFacts(values, configuration, intl).map(([field, value]) => fact(field, value)),
      fact('notes', notes && <bdi style={{ whiteSpace: 'pre-wrap' }}>{notes}</bdi>),
    ],
    records: [
      fact('impressionType', say(impressionType && impressionTypeMessages[impressionType])),
      {
        key: 'records',
        label: formatMessage(submissionMessages.files),
        value: records.length > 0 ? formatList(records, { type: 'unit' }) : null,
      },
    ],
  };
}
