import type { ViewerModel } from '@portal/shared/contract';
import { useBusEvent } from '@portal/shared/mfe';
import { hasUnsavedInput } from '@portal/shared/ui';
import { Alert, Button } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useReadViewerModelMutation } from '../../api/plans.api';
import { hasSameFiles, sceneFiles } from './scene-files';
import { viewerMessages } from './viewer.messages';

interface ChangedFilesProps {
  /** What is shown. The component is made anew with another one. */
  readonly model: ViewerModel;
  readonly token: string;
  readonly isFetching: boolean;
  show(): void;
}

/**
 * Offers the files that the lab has sent since the plan was opened: a plan is published before the models of its arches are there. What
 * is looked at stays until the reader asks for them; a page with nothing to look at shows them by itself.
 */
export function ChangedFiles({ model, token, isFetching, show }: ChangedFilesProps) {
  const { formatMessage } = useIntl();
  const [read] = useReadViewerModelMutation();
  const [latest, setLatest] = useState(model);
  const looks = useRef(0);
  const look = async (): Promise<void> => {
    const turn = ++looks.current;
    const { data } = await read(token);
    // An earlier look may answer after a later one.
    if (data && turn === looks.current) setLatest(data);
  };
  useBusEvent('assets:updated', ({ caseUuid }) => {
    if (caseUuid === model.plan.caseUuid) void look();
  });
  useBusEvent('changes:lost', () => void look());
  const isChanged = !hasSameFiles(latest, model);
  const isEmpty = sceneFiles(model.files).length === 0;
  const fill = useEffectEvent(() => {
    if (!hasUnsavedInput()) show();
  });
  useEffect(() => {
    if (isChanged && isEmpty) fill();
  }, [isChanged, isEmpty]);
  if (!isChanged) return null;
  return (
    <Alert
      role="status"
      type="info"
      showIcon
      title={formatMessage(viewerMessages.filesChanged)}
      action={
        <Button size="small" loading={isFetching} onClick={show}>
          {formatMessage(viewerMessages.showFiles)}
        </Button>
      }
    />
  );
}
