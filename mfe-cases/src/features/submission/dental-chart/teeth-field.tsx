import { CLINICAL_CHOICES, type ProductId, type ToothChart, type ToothMark } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { Flex, Form, Radio, Typography } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { fieldMessages } from '../../../components/case-fields/case-fields.messages';
import { toothMarkMessages } from '../../../components/case-fields/clinical.messages';
import { toggleMark } from '../../../domain/teeth/tooth-chart';
import { errorProps } from '../form/error-props';
import { submissionMessages } from '../submission.messages';
import { DentalChart } from './dental-chart';
import { MARK_ICONS } from './tooth-button';

interface TeethFieldProps {
  readonly productId: ProductId;
  readonly error: string | undefined;
  readonly disabled: boolean;
}

/** The dental chart as a form field: choose a mark, then the teeth that have it (CA-20). */
export function TeethField({ productId, error, disabled }: TeethFieldProps) {
  const { formatMessage } = useIntl();
  const marks = CLINICAL_CHOICES[productId].teeth;
  if (marks.length === 0) return null;
  return (
    <div role="group" aria-label={formatMessage(fieldMessages.teeth)}>
      <Form.Item
        name="teeth"
        label={formatMessage(fieldMessages.teeth)}
        // No `htmlFor`: the field is a group without a single control to label.
        htmlFor=""
        extra={formatMessage(submissionMessages.teethHint)}
        {...errorProps(error)}
      >
        <MarkedTeeth key={productId} marks={marks} disabled={disabled} />
      </Form.Item>
    </div>
  );
}

interface MarkedTeethProps {
  readonly marks: readonly ToothMark[];
  readonly disabled: boolean;
  /** Given by the form. */
  readonly value?: ToothChart | null;
  onChange?(chart: ToothChart | null): void;
}

function MarkedTeeth({ marks, disabled, value = null, onChange }: MarkedTeethProps) {
  const { formatMessage } = useIntl();
  const { configuration } = useSession();
  const [mark, setMark] = useState<ToothMark>(marks[0] ?? 'missing');
  return (
    <Flex vertical gap={12}>
      <Radio.Group
        aria-label={formatMessage(submissionMessages.mark)}
        optionType="button"
        value={mark}
        disabled={disabled}
        onChange={({ target }) => setMark(target.value as ToothMark)}
        options={marks.map((one) => ({ value: one, label: <MarkLabel mark={one} /> }))}
      />
      <DentalChart
        chart={value}
        notation={configuration?.dentalNotation ?? null}
        mark={mark}
        isEnabled={!disabled}
        onToggle={(tooth) => onChange?.(toggleMark(value, mark, tooth))}
      />
      <Typography.Text type="secondary">{formatMessage(submissionMessages.sides)}</Typography.Text>
    </Flex>
  );
}

function MarkLabel({ mark }: { mark: ToothMark }) {
  const { formatMessage } = useIntl();
  const Icon = MARK_ICONS[mark];
  return (
    <Flex component="span" gap={6}>
      <span aria-hidden>
        <Icon />
      </span>
      {formatMessage(toothMarkMessages[mark])}
    </Flex>
  );
}
