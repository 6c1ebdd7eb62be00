import { Typography } from 'antd';
import { useIntl } from 'react-intl';
import { uiMessages } from '../shared-ui.messages';

/** What a case's patient is called in a sentence: a case that is being filled in may still wait for the name (CA-18), an erased one has lost it. */
export function usePatientName(): (name: string) => string {
  const { formatMessage } = useIntl();
  return (name) => (isMissing(name) ? formatMessage(uiMessages.noPatientName) : name);
}

/** The same where the name stands alone. */
export function PatientName({ name }: { name: string }) {
  const nameOf = usePatientName();
  if (isMissing(name)) return <Typography.Text type="secondary">{nameOf(name)}</Typography.Text>;
  return <bdi>{name}</bdi>;
}

function isMissing(name: string): boolean {
  return name.trim() === '';
}
