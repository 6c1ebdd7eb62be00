import type { Preset, PrescriptionFieldName } from '@portal/shared/contract';
import { Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { answerText, type Answer } from '../../../components/case-fields/prescription-texts';
import {
  prescriptionFieldMessages,
  prescriptionMessages,
  presetMessages,
} from '../../../components/case-fields/prescription.messages';
import { AnswerControl } from './answer-control';
import styles from './prescription.module.css';

interface QuestionProps {
  readonly name: PrescriptionFieldName;
  /** Undefined while the preset applies, null when it is left to the lab. */
  readonly answer: Answer;
  readonly preset: Preset | undefined;
  /** The dental chart says otherwise. */
  readonly isDenied: boolean;
  /** With undefined the preset applies again. */
  onAnswer(answer: Answer): void;
}

/** One question of the prescription: folded to a line when its answer is preset, open otherwise. */
export function Question({ name, answer, preset, isDenied, onAnswer }: QuestionProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const label = formatMessage(prescriptionFieldMessages[name]);
  if (!preset)
    return (
      <div className={styles.question}>
        <span className={styles.label}>{label}</span>
        <AnswerControl name={name} label={label} answer={answer ?? null} onAnswer={onAnswer} />
      </div>
    );
  const button = isOpen ? prescriptionMessages.done : prescriptionMessages.change;
  const named = isOpen ? prescriptionMessages.doneField : prescriptionMessages.changeField;
  return (
    <div className={styles.question} data-folded={!isOpen} data-wrong={isDenied || undefined}>
      <span className={styles.label}>{label}</span>
      <PresetAnswer name={name} answer={answer} preset={preset} />
      <Button
        type="link"
        size="small"
        aria-expanded={isOpen}
        aria-label={formatMessage(named, { field: label })}
        onClick={() => setIsOpen(!isOpen)}
      >
        {formatMessage(button)}
      </Button>
      {isDenied && (
        <Typography.Text type="danger" role="alert" className={styles.choices ?? ''}>
          {formatMessage(
            answer === 'no' ? prescriptionMessages.teethMarked : prescriptionMessages.noTeethMarked,
          )}
        </Typography.Text>
      )}
      {isOpen && (
        <div className={styles.choices}>
          <AnswerControl
            name={name}
            label={label}
            answer={answer === undefined ? preset.value : answer}
            onAnswer={onAnswer}
          />
          {answer !== undefined && (
            <BackToPreset name={name} preset={preset} onBack={() => onAnswer(undefined)} />
          )}
        </div>
      )}
    </div>
  );
}

function PresetAnswer({ name, answer, preset }: Pick<QuestionProps, 'name' | 'answer'> & { preset: Preset }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const shown = answer === undefined ? preset.value : answer;
  const source =
    answer === undefined
      ? formatMessage(presetMessages[preset.source])
      : formatMessage(prescriptionMessages.changed);
  return (
    <Flex component="span" gap={4} wrap>
      <bdi>{answerText(name, shown, intl) ?? formatMessage(prescriptionMessages.leftToLab)}</bdi>
      <Typography.Text type="secondary">
        {formatMessage(prescriptionMessages.source, { source })}
      </Typography.Text>
    </Flex>
  );
}

function BackToPreset({
  name,
  preset,
  onBack,
}: Pick<QuestionProps, 'name'> & { preset: Preset; onBack: () => void }) {
  const intl = useIntl();
  const value = answerText(name, preset.value, intl) ?? '';
  return (
    <div>
      <Button size="small" onClick={onBack}>
        {intl.formatMessage(prescriptionMessages.backTo, {
          value,
          source: intl.formatMessage(presetMessages[preset.source]),
        })}
      </Button>
    </div>
  );
}
