import { Button } from 'antd';
import { useIntl } from 'react-intl';
import styles from '../submission.module.css';
import { submissionMessages } from '../submission.messages';
import { STEPS, type Step } from './submission-steps';

/** On to the next step, or back to the one before. */
export function StepFooter({ step, onStep }: { step: Step; onStep: (step: Step) => void }) {
  const { formatMessage } = useIntl();
  const at = STEPS.indexOf(step);
  const [before, after] = [STEPS[at - 1], STEPS[at + 1]];
  return (
    <div className={styles.footer}>
      {before && <Button onClick={() => onStep(before)}>{formatMessage(submissionMessages.back)}</Button>}
      {after && (
        <Button type="primary" className={styles.next ?? ''} onClick={() => onStep(after)}>
          {formatMessage(submissionMessages.next)}
        </Button>
      )}
    </div>
  );
}
