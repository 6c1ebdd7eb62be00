import { CheckOutlined, ExclamationCircleOutlined } from '@ant-design/icons';
import { useNarrow } from '@portal/shared/ui';
import { Steps } from 'antd';
import { useIntl } from 'react-intl';
import styles from '../submission.module.css';
import { stepMessages, submissionMessages } from '../submission.messages';
import { STEPS, stepOf, type Step } from './submission-steps';

interface StepBarProps {
  readonly step: Step;
  readonly missing: readonly string[];
  onStep(step: Step): void;
}

/** Where one is, what each step still lacks, and the way to any of them. */
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
            // The bar's own marks of done and not done follow the order of the steps; here each has its own.
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
