import { Page } from '@portal/shared/ui';
import { Navigate } from '@portal/shared/router';
import { useIntl } from 'react-intl';
import { NewCaseButton } from '../../components/new-case-button';
import type { CaseListName } from '../../domain/case-paths';
import { CaseListSection } from '../../components/case-list/case-list-section';
import { listMessages } from '../../components/case-list/case-list.messages';
import { useBeginning } from './use-beginning';

/** All cases of one side, `/cases/admin` or `/cases/doctor` (CA-03); at first a relationship manager sees those assigned to them. */
export function CaseListPage({ list }: { list: CaseListName }) {
  const { formatMessage } = useIntl();
  const title = formatMessage(list === 'doctor' ? listMessages.doctorTitle : listMessages.adminTitle);
  const beginsAt = useBeginning(list);
  if (beginsAt !== null) return <Navigate replace to={beginsAt} />;
  return (
    <Page title={title} actions={list === 'admin' && <NewCaseButton />}>
      <CaseListSection key={list} name={list} label={title} />
    </Page>
  );
}
