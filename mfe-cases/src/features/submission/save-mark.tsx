import { CheckOutlined } from '@ant-design/icons';
import { Flex, Typography } from 'antd';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { hasSendable } from './draft-values';
import { isNotSaved } from './save-failure';
import { submissionMessages } from './submission.messages';
import type { Draft } from './submission.slice';

/** Says whether what was typed is safe. */
export function SaveMark({ draft }: { draft: Draft }) {
  const { formatMessage } = useIntl();
  const mark = markOf(draft);
  return (
    <Typography.Text type="secondary" role="status">
      <Flex component="span" gap={6}>
        {mark === submissionMessages.saved && <CheckOutlined aria-hidden />}
        {mark && formatMessage(mark)}
      </Flex>
    </Typography.Text>
  );
}

function markOf(draft: Draft): MessageDescriptor | null {
  const { saving, unsaved } = draft;
  if (isNotSaved(draft) || saving === 'conflict') return submissionMessages.notSaved;
  if (saving === 'running' || hasSendable(unsaved)) return submissionMessages.saving;
  return saving === 'saved' ? submissionMessages.saved : null;
}
