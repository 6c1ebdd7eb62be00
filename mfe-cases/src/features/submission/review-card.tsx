import { ChangeAction, SectionCard } from '@portal/shared/ui';
import { areUploading, useUploads } from '@portal/shared/uploads';
import { Alert, App, Button, Flex, Typography } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { focusGap } from './gap-id';
import { gapMessage } from './submission-gaps';
import { submissionMessages } from './submission.messages';
import { submissionActions as actions, type Draft } from './submission.slice';

interface ReviewCardProps {
  readonly uuid: string;
  readonly draft: Draft;
  /** What is missing as the page knows it; while there is any, nothing can be submitted. */
  readonly gaps: readonly string[];
  /** What the server said is missing the last time it was asked. */
  readonly refused: readonly string[];
}

/** What is still missing, each with the way to it; then the submission. */
export function ReviewCard({ uuid, draft, gaps, refused }: ReviewCardProps) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const warn = useUploadWarning(draft);
  const uploads = useUploads(uuid);
  const isUploading = areUploading(uploads);
  const running = uploads.filter(({ state }) => state === 'pending' || state === 'uploading').length;
  const missing = [...new Set([...gaps, ...refused])];
  const isBusy = draft.submitting !== 'no';
  return (
    <SectionCard title={formatMessage(submissionMessages.review)}>
      <Flex vertical gap={16} align="start">
        {missing.length > 0 && <GapList gaps={missing} />}
        {missing.length === 0 && <Typography.Text>{formatMessage(submissionMessages.ready)}</Typography.Text>}
        {isUploading && (
          <Typography.Text type="warning">
            {formatMessage(submissionMessages.uploading, { count: running })}
          </Typography.Text>
        )}
        <ChangeAction>
          <Button
            type="primary"
            size="large"
            loading={isBusy}
            disabled={gaps.length > 0 || isBusy || draft.saving === 'conflict'}
            onClick={() => (isUploading ? warn() : dispatch(actions.submitRequested({ uuid })))}
          >
            {formatMessage(submissionMessages.submit)}
          </Button>
        </ChangeAction>
      </Flex>
    </SectionCard>
  );
}

function GapList({ gaps }: { gaps: readonly string[] }) {
  const { formatMessage } = useIntl();
  return (
    <Alert
      type="info"
      title={formatMessage(submissionMessages.missing)}
      description={
        <ul style={{ margin: 0, paddingInlineStart: 20 }}>
          {gaps.map((gap) => {
            const message = gapMessage(gap);
            return (
              <li key={gap}>
                <Button type="link" size="small" onClick={() => focusGap(gap)}>
                  {message ? formatMessage(message) : gap}
                </Button>
              </li>
            );
          })}
        </ul>
      }
    />
  );
}

/** Warns that records are still on their way: on a click, and when it was the server that said so (CA-22). */
function useUploadWarning({ error }: Draft): () => void {
  const { formatMessage } = useIntl();
  const { message } = App.useApp();
  const warn = () =>
    void message.warning({ content: formatMessage(submissionMessages.waitForUploads), key: 'uploads' });
  const onError = useEffectEvent(warn);
  useEffect(() => {
    if (error?.code === 'uploadsRunning') onError();
  }, [error]);
  return warn;
}
