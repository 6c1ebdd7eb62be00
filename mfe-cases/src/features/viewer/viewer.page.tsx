import type { ErrorData } from '@portal/shared/api';
import type { ViewerModel } from '@portal/shared/contract';
import { useLocation } from '@portal/shared/router';
import { Loaded, Page, PatientName } from '@portal/shared/ui';
import { Result, Typography } from 'antd';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useCaseQuery } from '../../api/cases.api';
import { useViewerModelQuery } from '../../api/plans.api';
import { BackLink } from '../../components/back-link';
import { readViewerOrigin } from '../../components/viewer-origin';
import { casePath, listPath, type CaseListName } from '../../domain/case-paths';
import { ChangedFiles } from './changed-files';
import { PlanReview } from './review/plan-review';
import { sceneFiles } from './scene-files';
import { viewerMessages } from './viewer.messages';

/** A treatment plan in 3D, by the token of its link (CA-14). */
export function ViewerPage({ token }: { token: string }) {
  const { formatMessage } = useIntl();
  // Renewed links and a connection that returns change nothing of what is shown: the reader keeps their place.
  const [shownToken, setShownToken] = useState(token);
  const query = useViewerModelQuery(shownToken, { refetchOnReconnect: false });
  const { data, error, fulfilledTimeStamp } = query;
  // Of the answer that is shown: one to another link that is still on its way has none.
  const [shownAt, setShownAt] = useState(fulfilledTimeStamp);
  if (fulfilledTimeStamp !== undefined && fulfilledTimeStamp !== shownAt) setShownAt(fulfilledTimeStamp);
  if (!data && (error as Partial<ErrorData> | undefined)?.code === 'notFound') return <Over />;
  if (!data)
    return (
      <Page title={formatMessage(viewerMessages.loading)}>
        <Loaded query={query}>{() => null}</Loaded>
      </Page>
    );
  const { plan, caseIdentifier, side } = data;
  const { number, upperStages: upper, lowerStages: lower, weeks, caseUuid } = plan;
  const list = side === 'doctor' ? 'doctor' : 'admin';
  const readAgain = (): void => (token === shownToken ? void query.refetch() : setShownToken(token));
  return (
    <Page
      title={formatMessage(viewerMessages.title, { number, identifier: caseIdentifier })}
      subtitle={
        <>
          <Patient list={list} caseUuid={caseUuid} />
          <span>{formatMessage(viewerMessages.extent, { upper, lower, weeks })}</span>
        </>
      }
      actions={<OriginLink otherwise={casePath(list, 'all', caseUuid, 'plans')} />}
    >
      <ChangedFiles
        key={`files ${shownAt}`}
        model={data}
        token={token}
        isFetching={query.isFetching}
        show={readAgain}
      />
      <Shown key={shownAt} model={data} list={list} retry={readAgain} />
    </Page>
  );
}

interface ShownProps {
  readonly model: ViewerModel;
  readonly list: CaseListName;
  retry(): void;
}

function Shown({ model, list, retry }: ShownProps) {
  const files = useMemo(() => sceneFiles(model.files), [model]);
  return <PlanReview {...{ model, list, files }} onRetry={retry} />;
}

/** Whose plan it is: on the page, never in its address. */
function Patient({ list, caseUuid }: { list: CaseListName; caseUuid: string }) {
  const { data } = useCaseQuery({ list, id: caseUuid });
  if (!data) return null;
  return (
    <>
      <Typography.Text strong>
        <PatientName name={data.patientName} />
      </Typography.Text>
      {' · '}
    </>
  );
}

function Over() {
  const { formatMessage } = useIntl();
  const title = formatMessage(viewerMessages.over);
  return (
    <Page title={title}>
      <Result status="info" subTitle={formatMessage(viewerMessages.overHint)} extra={<OriginLink />} />
    </Page>
  );
}

/**
 * Back to the page from which the viewer was opened. Without one, to the case; to the list when the link has expired and the
 * case is unknown.
 */
function OriginLink({ otherwise }: { otherwise?: string }) {
  const { formatMessage } = useIntl();
  const origin = readViewerOrigin(useLocation().state);
  const path = origin?.path ?? otherwise;
  return (
    <BackLink to={path ?? listPath('admin')} state={origin?.state}>
      {formatMessage(path === undefined ? viewerMessages.toCases : viewerMessages.back)}
    </BackLink>
  );
}
