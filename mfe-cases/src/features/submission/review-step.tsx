import { Facts } from '@portal/shared/ui';
import { Button, Flex, Typography } from 'antd';
import { useIntl } from 'react-intl';
import type { DraftValues } from './draft-values';
import { STEPS, type Step } from './submission-steps';
import { stepMessages, submissionMessages } from './submission.messages';
import { useReviewFacts } from './use-review-facts';

interface ReviewStepProps {
  readonly values: DraftValues;
  /** Names of the records that are there or on their way. */
  readonly records: readonly string[];
  onChange(step: Step): void;
}

/** Everything that was filled in, by the step where it can be changed. */
export function ReviewStep({ values, records, onChange }: ReviewStepProps) {
  const { formatMessage } = useIntl();
  const facts = useReviewFacts(values, records);
  return (
    <Flex vertical gap={24}>
      {STEPS.filter((step) => step !== 'review').map((step) => {
        const title = formatMessage(stepMessages[step]);
        return (
          <section key={step} aria-label={title}>
            <Flex justify="space-between" align="center" gap={8}>
              <Typography.Title level={3} style={{ fontSize: 'inherit', margin: 0 }}>
                {title}
              </Typography.Title>
              <Button
                type="link"
                aria-label={formatMessage(submissionMessages.changeStep, { step: title })}
                onClick={() => onChange(step)}
              >
                {formatMessage(submissionMessages.change)}
              </Button>
            </Flex>
            <Facts facts={facts[step]} />
          </section>
        );
      })}
    </Flex>
  );
}
