import type { ErrorData } from '@portal/shared/api';
import type { ViewerModel } from '@portal/shared/contract';
import { useLocation } from '@portal/shared/router';
import { EmptyState, Loaded, Page } from '@portal/shared/ui';
import { Alert, Result } from 'antd';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useViewerModelQuery } from '../../api/plans.api';
import { BackLink } from '../../components/back-link';
import { SceneView } from '../../components/scene/scene-view';
import { readViewerOrigin } from '../../components/viewer-origin';
import { casePath, listPath } from '../../domain/case-paths';
import { PlanScene } from './plan-scene';
import { sceneFiles } from './scene-files';
import { viewerMessages } from './viewer.messages';

/** A treatment plan in 3D, by the token of its link (CA-14). */
export function ViewerPage({ token }: { token: string }) {
  const { formatMessage } = useIntl();
  const query = useViewerModelQuery(token);
  const { data, error, fulfilledTimeStamp } = query;
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
  return (
    <Page
      title={formatMessage(viewerMessages.title, { number, identifier: caseIdentifier })}
      subtitle={formatMessage(viewerMessages.extent, { upper, lower, weeks })}
      actions={<OriginLink otherwise={casePath(list, 'all', caseUuid, 'plans')} />}
    >
      <Shown key={fulfilledTimeStamp} model={data} retry={() => void query.refetch()} />
    </Page>
  );
}

function Shown({ model, retry }: { model: ViewerModel; retry: () => void }) {
  const { formatMessage } = useIntl();
  const files = useMemo(() => sceneFiles(model.files), [model]);
  if (files.length === 0) return <EmptyState text={formatMessage(viewerMessages.nothing)} />;
  if (files[0]?.format === 'glb') return <PlanScene plan={model.plan} files={files} onRetry={retry} />;
  return (
    <>
      <Alert type="info" showIcon title={formatMessage(viewerMessages.scansOnly)} />
      <SceneView files={files} onRetry={retry} />
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
