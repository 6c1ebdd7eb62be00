import type { Case } from '@portal/shared/contract';
import { Link } from '@portal/shared/router';
import { FailedState, LoadingState, NotFoundState, Page } from '@portal/shared/ui';
import { Flex } from 'antd';
import { useState, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { useCase } from '../../api/use-case';
import { listPath, type CaseListName, type DetailTab } from '../../domain/case-paths';
import type { CaseTabProps } from '../../components/case-tab';
import { DoctorFrame } from '../../components/doctor-frame';
import { FilesKept } from '../../components/records/slots/kept-files';
import { detailMessages } from './case-detail.messages';
import { CaseSubtitle, ListLink } from './header/case-header';
import { CaseProgressBar } from './header/case-progress-bar';
import { CaseSideButtons, CaseWithSide, toSlotProps } from './side/case-side';
import { CaseActions } from './actions/case-actions';
import { CaseTabs } from './tabs/case-tabs';
import { ErasedAlert, ErasureAlert, RejectAlert } from './header/case-alerts';
import { PatientData } from './patient-data/patient-data';

export interface CaseDetailPageProps {
  readonly list: CaseListName;
  /** Status in the address. It is the one of the list from which the case was opened, not the case's own. */
  readonly segment: string;
  readonly uuid: string;
  /** A tab of this domain, or the id of a part that another domain puts into the slot `case.tab`. */
  readonly tab: string;
  readonly tabs: Record<Exclude<DetailTab, 'overview'>, ComponentType<CaseTabProps>>;
}

/** One case: progress, next action, and tabs that stand in the address (CA-08). */
export function CaseDetailPage(props: CaseDetailPageProps) {
  const { list, segment, uuid } = props;
  const { formatMessage } = useIntl();
  const { currentData: caseRecord, error, refetch } = useCase({ list, id: uuid });
  if (error?.code === 'notFound') {
    return (
      <NotFoundState>
        <Link to={listPath(list)}>{formatMessage(detailMessages.toList)}</Link>
      </NotFoundState>
    );
  }
  return (
    <Flex vertical gap={12}>
      <ListLink list={list} segment={segment} />
      {caseRecord ? (
        <LoadedCase {...props} caseRecord={caseRecord} />
      ) : (
        <Page title={formatMessage(detailMessages.loading)}>
          {error ? <FailedState onRetry={() => void refetch()} /> : <LoadingState />}
        </Page>
      )}
    </Flex>
  );
}

function LoadedCase(props: CaseDetailPageProps & { caseRecord: Case }) {
  'use memo';
  const { caseRecord, list } = props;
  const { formatMessage } = useIntl();
  const [side, openSide] = useState<string | null>(null);
  return (
    <DoctorFrame doctor={caseRecord.doctor}>
      <Page
        title={formatMessage(detailMessages.title, { identifier: caseRecord.identifier })}
        subtitle={<CaseSubtitle caseRecord={caseRecord} list={list} />}
        actions={
          <Flex wrap gap="8px 16px" align="center">
            <CaseSideButtons open={side} onOpen={openSide} />
            <PatientData caseRecord={caseRecord} />
            <CaseActions caseRecord={caseRecord} list={list} />
          </Flex>
        }
      >
        <CaseProgressBar caseRecord={caseRecord} list={list} />
        <ErasedAlert caseRecord={caseRecord} />
        <ErasureAlert caseRecord={caseRecord} />
        <RejectAlert caseRecord={caseRecord} />
        <CaseWithSide open={side} onOpen={openSide} slotProps={toSlotProps(caseRecord, list)}>
          <FilesKept>
            <CaseTabs {...props} />
          </FilesKept>
        </CaseWithSide>
      </Page>
    </DoctorFrame>
  );
}
