import { PRODUCT_NAMES, type Case } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { Facts, Ltr, PatientName, type Fact } from '@portal/shared/ui';
import { useSession } from '@portal/shared/session';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import {
  fieldMessages,
  impressionTypeMessages,
  packageTypeMessages,
  patientTypeMessages,
} from '../../domain/case-fields.messages';
import { clinicalFacts } from '../../domain/clinical-facts';

type Field = keyof typeof fieldMessages;

/** The fields of a case (CA-07); those that do not concern it are left out. */
export function CaseFacts({ subject }: { subject: Case }) {
  const { formatMessage } = useIntl();
  const named = [...useClinicalFacts(subject), ...usePeopleFacts(subject), ...useDateFacts(subject)];
  const facts = named.map(([field, value]) => ({
    key: field,
    label: formatMessage(fieldMessages[field]),
    value,
  }));
  return <Facts facts={[...facts, ...ownFacts(subject)]} />;
}

/** The fields that the company itself has given the case. */
function ownFacts({ customFields }: Case): readonly Fact[] {
  return Object.entries(customFields ?? {}).map(([name, value]) => ({
    key: `own ${name}`,
    label: name,
    value: <bdi>{value}</bdi>,
  }));
}

type NamedFact = readonly [Field, ReactNode];

function useClinicalFacts(subject: Case): readonly NamedFact[] {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { configuration } = useSession();
  const say = <K extends string>(labels: Record<K, MessageDescriptor>, value: K | null) => {
    const label: MessageDescriptor | null = value && labels[value];
    return label && formatMessage(label);
  };
  const { packageType, patientType, clientReferenceId } = subject;
  return [
    ['patientName', <PatientName key="name" name={subject.patientName} />],
    ['productId', PRODUCT_NAMES[subject.productId]],
    ['impressionType', say(impressionTypeMessages, subject.impressionType)],
    ...clinicalFacts(subject, configuration, intl),
    ...concerning(['packageType', say(packageTypeMessages, packageType)]),
    ...concerning(['patientType', say(patientTypeMessages, patientType)]),
    ['clientReferenceId', clientReferenceId && <Ltr>{clientReferenceId}</Ltr>],
    ['notes', subject.notes && <bdi style={{ whiteSpace: 'pre-wrap' }}>{subject.notes}</bdi>],
  ];
}

function usePeopleFacts({ doctor, assignedRm }: Case): readonly NamedFact[] {
  const doctorFact = doctor && (
    <Flex wrap gap="0 8px">
      <span>{doctor.name}</span>
      <Ltr>{doctor.email}</Ltr>
    </Flex>
  );
  return [...concerning(['doctor', doctorFact]), ...concerning(['assignedRm', assignedRm?.name])];
}

function useDateFacts({ createdAt, submittedAt }: Case): readonly NamedFact[] {
  const { date, dateTime } = useDates();
  return [
    ['createdAt', date(createdAt)],
    ['submittedAt', submittedAt && dateTime(submittedAt)],
  ];
}

function concerning(fact: NamedFact): readonly NamedFact[] {
  return fact[1] ? [fact] : [];
}
