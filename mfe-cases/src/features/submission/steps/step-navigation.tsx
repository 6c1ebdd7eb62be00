import { CheckOutlined, ExclamationCircleOutlined } from '@ant-design/icons';
import { useNarrow } from '@portal/shared/ui';
import { Button, Steps } from 'antd';
import { useIntl } from 'react-intl';
import styles from '../submission.module.css';
import { stepMessages, submissionMessages } from '../submission.messages';
import { STEPS, stepOf, type Step } from './submission-steps';

interface StepBarProps {
  readonly step: Step;
  readonly missing: readonly string[];
  onStep(step: Step): void;
}

/** The steps of a submission with the current one, and how much each of them lacks. Any step can be opened. */
export function StepBar({ step, missing, onStep }: StepBarProps) {
  const { formatMessage } = useIntl();
  const isNarrow = useNarrow();
  return (
    <nav aria-label={formatMessage(submissionMessages.steps)}>
      <Steps
        className={styles.steps ?? ''}
        current={STEPS.indexOf(step)}
        onChange={(index) => onStep(STEPS[index] ?? 'review')}
        responsive={false}
        titlePlacement="vertical"
        size={isNarrow ? 'small' : 'medium'}
        items={STEPS.map((one) => {
          const count = missing.filter((missingField) => stepOf(missingField) === one).length;
          return {
            key: one,
            title: (
              <span aria-current={one === step ? 'step' : undefined}>{formatMessage(stepMessages[one])}</span>
            ),
            // antd marks the steps before the current one as done. Here a step is done when nothing is missing in it.
            status:
              one === step
                ? ('process' as const)
                : count > 0 || one === 'review'
                  ? ('wait' as const)
                  : ('finish' as const),
            content: one !== 'review' && <StepMark count={count} />,
          };
        })}
      />
    </nav>
  );
}

function StepMark({ count }: { count: number }) {
  const { formatMessage } = useIntl();
  const Icon = count > 0 ? ExclamationCircleOutlined : CheckOutlined;
  return (
    <span className={styles.mark}>
      <Icon aria-hidden />
      {count > 0
        ? formatMessage(submissionMessages.missingCount, { count })
        : formatMessage(submissionMessages.complete)}
    </span>
  );
}

/** Buttons to the next and the previous step. */
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
