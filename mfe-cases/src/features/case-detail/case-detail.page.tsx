import type { Case } from '@portal/shared/contract';
import { FailedState, LoadingState, NotFoundState, Page } from '@portal/shared/ui';
import { Flex } from 'antd';
import type { ComponentType, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '@portal/shared/router';
import { useCaseQuery } from '../../api/cases.api';
import { listPath, type CaseListName, type DetailTab } from '../../domain/case-paths';
import type { CaseTabProps } from '../../domain/case-tab';
import { detailMessages } from './case-detail.messages';
import { BackLink, CaseSubtitle, ChatLink } from './case-header';
import { CaseProgressBar } from './case-progress-bar';
import { CaseSteps } from './case-steps';
import { CaseTabs } from './case-tabs';
import { RejectAlert } from './reject-alert';

export interface CaseDetailPageProps {
  readonly list: CaseListName;
  /** The status in the address: that of the list the reader came from, not the case's own. */
  readonly segment: string;
  readonly uuid: string;
  readonly tab: DetailTab;
  readonly tabs: Record<Exclude<DetailTab, 'overview'>, ComponentType<CaseTabProps>>;
  /** Puts around the case what holds for all of it. */
  renderFrame(subject: Case, content: ReactNode): ReactNode;
}

/** One case: where it is, what is next, and its parts as tabs that stand in the address (CA-08). */
export function CaseDetailPage(props: CaseDetailPageProps) {
  const { list, segment, uuid } = props;
  const { formatMessage } = useIntl();
  const { currentData: subject, error, refetch } = useCaseQuery({ list, id: uuid });
  if (error?.code === 'notFound' || error?.code === 'badRequest' || error?.code === 'validation') {
    return (
      <NotFoundState>
        <Link to={listPath(list)}>{formatMessage(detailMessages.toList)}</Link>
      </NotFoundState>
    );
  }
  if (subject) return <LoadedCase {...props} subject={subject} />;
  return (
    <Page title={formatMessage(detailMessages.loading)}>
      <BackLink list={list} segment={segment} />
      {error ? <FailedState onRetry={() => void refetch()} /> : <LoadingState />}
    </Page>
  );
}

function LoadedCase(props: CaseDetailPageProps & { subject: Case }) {
  const { subject, list, segment, renderFrame } = props;
  const { formatMessage } = useIntl();
  return (
    <Flex vertical gap={12}>
      <BackLink list={list} segment={segment} />
      {renderFrame(
        subject,
        <Page
          title={formatMessage(detailMessages.title, { identifier: subject.identifier })}
          subtitle={<CaseSubtitle subject={subject} />}
          actions={
            <Flex wrap gap="8px 16px" align="center">
              <ChatLink list={list} uuid={subject.uuid} />
              <CaseSteps subject={subject} list={list} />
            </Flex>
          }
        >
          <CaseProgressBar subject={subject} />
          <RejectAlert subject={subject} />
          <CaseTabs {...props} />
        </Page>,
      )}
    </Flex>
  );
}
