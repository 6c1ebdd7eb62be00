import { Page } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { CaseListName } from '../../domain/case-paths';
import { CaseListSection } from './case-list-section';
import { listMessages } from './case-list.messages';

/** All cases of one side, `/cases/admin` or `/cases/doctor` (CA-03). */
export function CaseListPage({ list, actions }: { list: CaseListName; actions: ReactNode }) {
  const { formatMessage } = useIntl();
  const title = formatMessage(list === 'doctor' ? listMessages.doctorTitle : listMessages.adminTitle);
  return (
    <Page title={title} actions={actions}>
      <CaseListSection key={list} name={list} label={title} />
    </Page>
  );
}
