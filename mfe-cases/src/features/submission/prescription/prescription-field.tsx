import {
  contradictsChart,
  PRESCRIPTION_FIELDS,
  PRESCRIPTION_SECTIONS,
  prescriptionFields,
  presetOf,
  type Prescription,
  type PrescriptionFieldName,
} from '@portal/shared/contract';
import { Button, Flex, Form, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { shallowEqual } from '@portal/shared/redux';
import type { Answer } from '../../../components/case-fields/prescription-texts';
import { prescriptionMessages, sectionMessages } from '../../../components/case-fields/prescription.messages';
import { lastTime, prescribedCase, shownValues, useDraftPart, usualAnswers } from '../draft/draft-parts';
import { errorProps } from '../form/error-props';
import { FIELD_ID_PREFIX } from '../steps/missing-fields';
import { PresetHint } from './preset-hint';
import styles from './prescription.module.css';
import { Question } from './question';
import { UsualButtons } from './usual-buttons';

/** The prescription as a form field: what labs ask for the product (CA-24). */
export function PrescriptionField({ uuid, error }: { uuid: string; error: string | undefined }) {
  const { formatMessage } = useIntl();
  return (
    // No `htmlFor`: the field is a group without a single control to label.
    <Form.Item
      name="prescription"
      label={formatMessage(prescriptionMessages.title)}
      htmlFor=""
      {...errorProps(error)}
    >
      <Questions uuid={uuid} />
    </Form.Item>
  );
}

interface QuestionsProps {
  readonly uuid: string;
  /** Given by the form. */
  readonly value?: Prescription | null;
  onChange?(prescription: Prescription | null): void;
}

function Questions({ uuid, value = null, onChange }: QuestionsProps) {
  const { formatMessage } = useIntl();
  const names = useDraftPart(uuid, (draft) => prescriptionFields(prescribedCase(draft)), shallowEqual);
  const last = useDraftPart(uuid, lastTime);
  const clinic = useDraftPart(uuid, usualAnswers);
  const teeth = useDraftPart(uuid, (draft) => shownValues(draft).teeth);
  const isDenied = useDraftPart(uuid, (draft) =>
    contradictsChart(prescribedCase(draft), shownValues(draft).prescription),
  );
  const preset = (name: PrescriptionFieldName) => presetOf(name, last, clinic, teeth);
  const answer = (name: PrescriptionFieldName, to: Answer) =>
    onChange?.(withoutUndefined({ ...value, [name]: to }));
  // An answer that is kept as it was preset looks like its preset.
  const answered = (name: PrescriptionFieldName) =>
    value?.[name] === preset(name)?.value ? undefined : value?.[name];
  const changed = names.filter((name) => preset(name) && answered(name) !== undefined);
  const sources = names.flatMap((name) => (changed.includes(name) ? [] : (preset(name)?.source ?? [])));
  return (
    <div
      id={`${FIELD_ID_PREFIX}_prescription`}
      role="group"
      aria-label={formatMessage(prescriptionMessages.title)}
      className={styles.prescription}
    >
      <PresetHint uuid={uuid} sources={sources} />
      {PRESCRIPTION_SECTIONS.map((section) => {
        const asked = names.filter((name) => PRESCRIPTION_FIELDS[name].section === section);
        return (
          asked.length > 0 && (
            <section
              key={section}
              aria-label={formatMessage(sectionMessages[section])}
              className={styles.section}
            >
              <Typography.Text strong>{formatMessage(sectionMessages[section])}</Typography.Text>
              {asked.map((name) => (
                <Question
                  key={name}
                  name={name}
                  answer={answered(name)}
                  preset={preset(name)}
                  isDenied={isDenied && name === 'extractions'}
                  onAnswer={(to) => answer(name, to)}
                />
              ))}
            </section>
          )
        );
      })}
      <Flex wrap gap={8}>
        {changed.length > 0 && (
          <Button
            onClick={() =>
              onChange?.(
                withoutUndefined({
                  ...value,
                  ...Object.fromEntries(changed.map((name) => [name, undefined])),
                }),
              )
            }
          >
            {formatMessage(prescriptionMessages.allPreset)}
          </Button>
        )}
        <UsualButtons uuid={uuid} />
      </Flex>
    </div>
  );
}

/** An absent answer is one that follows its preset; null when all of them do. */
function withoutUndefined(prescription: { readonly [name: string]: unknown }): Prescription | null {
  const entries = Object.entries(prescription).filter(([, answer]) => answer !== undefined);
  return entries.length > 0 ? (Object.fromEntries(entries) as Prescription) : null;
}
