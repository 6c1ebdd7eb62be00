import { CheckOutlined } from '@ant-design/icons';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { submissionMessages } from '../submission.messages';
import styles from '../submission.module.css';
import { isNotSaved, useDraftPart } from './draft-parts';
import { hasSendable } from './draft-values';
import type { Draft } from './submission.slice';

/** Says whether the typed values are saved. */
export function SaveMark({ uuid }: { uuid: string }) {
  const { formatMessage } = useIntl();
  const mark = useDraftPart(uuid, markOf);
  return (
    <span role="status" className={styles.saveMark}>
      {mark === submissionMessages.saved && <CheckOutlined aria-hidden />}
      {mark && formatMessage(mark)}
    </span>
  );
}

function markOf(draft: Draft): MessageDescriptor | null {
  const { status } = draft.save;
  if (isNotSaved(draft) || status === 'conflict') return submissionMessages.notSaved;
  if (status === 'saving' || hasSendable(draft.unsaved)) return submissionMessages.saving;
  return status === 'saved' ? submissionMessages.saved : null;
}
