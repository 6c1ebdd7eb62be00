import type { ErrorData } from '@portal/shared/api';
import type { ViewerModel } from '@portal/shared/contract';
import { EmptyState, Loaded, Page } from '@portal/shared/ui';
import { Result } from 'antd';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useViewerModelQuery } from '../../api/plans.api';
import { casePath } from '../../domain/case-paths';
import { SceneView } from '../../scene/scene-view';
import { BackLink } from './back-link';
import { PlanScene } from './plan-scene';
import { sceneFiles } from './scene-files';
import { ScansAlert } from './scans-alert';
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
      actions={<BackLink otherwise={casePath(list, 'all', caseUuid, 'plans')} />}
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
      <ScansAlert />
      <SceneView files={files} onRetry={retry} />
    </>
  );
}

function Over() {
  const { formatMessage } = useIntl();
  const title = formatMessage(viewerMessages.over);
  return (
    <Page title={title}>
      <Result status="info" subTitle={formatMessage(viewerMessages.overHint)} extra={<BackLink />} />
    </Page>
  );
}
