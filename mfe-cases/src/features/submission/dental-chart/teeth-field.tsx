import {
  CLINICAL_CHOICES,
  PRIMARY_TEETH,
  type ProductId,
  type ToothChart,
  type ToothMark,
} from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { Checkbox, Flex, Form, Radio, Typography } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { fieldMessages } from '../../../components/case-fields/case-fields.messages';
import { toothMarkMessages } from '../../../components/case-fields/clinical.messages';
import { marksOf, replaceMarks, toggleMark } from '../../../domain/teeth/tooth-chart';
import { shownValues, useDraftPart } from '../draft/draft-parts';
import { errorProps } from '../form/error-props';
import { submissionMessages } from '../submission.messages';
import { DentalChart } from './dental-chart';
import { MarkNotice, type NoticedMark } from './mark-notice';
import { MARK_ICONS } from './tooth-button';

interface TeethFieldProps {
  readonly uuid: string;
  readonly productId: ProductId;
  readonly error: string | undefined;
  readonly disabled: boolean;
}

/** The dental chart as a form field: choose a mark, then the teeth that have it (CA-20). */
export function TeethField({ uuid, productId, error, disabled }: TeethFieldProps) {
  const { formatMessage } = useIntl();
  const isTeen = useDraftPart(uuid, (draft) => shownValues(draft).patientType === 'teen');
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
        <MarkedTeeth key={productId} marks={marks} isTeen={isTeen} disabled={disabled} />
      </Form.Item>
    </div>
  );
}

interface MarkedTeethProps {
  readonly marks: readonly ToothMark[];
  /** Shows the primary teeth from the start. */
  readonly isTeen: boolean;
  readonly disabled: boolean;
  /** Given by the form. */
  readonly value?: ToothChart | null;
  onChange?(chart: ToothChart | null): void;
}

function MarkedTeeth({ marks, isTeen, disabled, value = null, onChange }: MarkedTeethProps) {
  const { formatMessage } = useIntl();
  const { configuration } = useSession();
  const [mark, setMark] = useState<ToothMark>(marks[0] ?? 'missing');
  const [isPrimaryShown, setIsPrimaryShown] = useState<boolean | null>(null);
  const [noticed, setNoticed] = useState<NoticedMark | null>(null);
  const isPrimaryMarked = PRIMARY_TEETH.some((tooth) => marksOf(value, tooth).length > 0);
  const notation = configuration?.dentalNotation ?? null;
  const hasPrimary = isPrimaryMarked || (isPrimaryShown ?? isTeen);

  function toggle(tooth: number): void {
    const { chart, dropped, isRefused } = toggleMark(value, mark, tooth);
    const other = isRefused ? replaceMarks(value, mark, tooth) : value;
    setNoticed(isRefused || dropped.length > 0 ? { tooth, mark, dropped, other } : null);
    if (!isRefused) onChange?.(chart);
  }
  function takeOther(other: ToothChart | null): void {
    setNoticed(null);
    onChange?.(other);
  }
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
      <Checkbox
        checked={hasPrimary}
        disabled={disabled || isPrimaryMarked}
        onChange={({ target }) => setIsPrimaryShown(target.checked)}
      >
        {formatMessage(submissionMessages.primaryTeeth)}
      </Checkbox>
      <DentalChart
        chart={value}
        notation={notation}
        mark={mark}
        hasPrimary={hasPrimary}
        isEnabled={!disabled}
        onToggle={toggle}
      />
      <MarkNotice noticed={noticed} notation={notation} isEnabled={!disabled} onTake={takeOther} />
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
