import {
  PRESCRIPTION_FIELDS,
  PRESCRIPTION_SECTIONS,
  prescriptionFields,
  presetOf,
  type Prescription,
  type PrescriptionFieldName,
} from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { Button, Form, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { shallowEqual } from 'react-redux';
import type { Answer } from '../../../components/case-fields/prescription-texts';
import { prescriptionMessages, sectionMessages } from '../../../components/case-fields/prescription.messages';
import { shownValues, useDraftPart } from '../draft/draft-parts';
import { errorProps } from '../form/error-props';
import { FIELD_ID_PREFIX } from '../steps/missing-fields';
import styles from './prescription.module.css';
import { Question } from './question';

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
  const names = useDraftPart(
    uuid,
    (draft) => prescriptionFields({ productId: shownValues(draft).productId, withTs: draft.withTs }),
    shallowEqual,
  );
  const last = useDraftPart(uuid, (draft) => draft.last?.prescription ?? null);
  const answer = (name: PrescriptionFieldName, to: Answer) =>
    onChange?.(withoutUndefined({ ...value, [name]: to }));
  const changed = names.filter((name) => presetOf(name, last) && value?.[name] !== undefined);
  return (
    <div
      id={`${FIELD_ID_PREFIX}_prescription`}
      role="group"
      aria-label={formatMessage(prescriptionMessages.title)}
      className={styles.prescription}
    >
      <PresetHint uuid={uuid} />
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
                  answer={value?.[name]}
                  preset={presetOf(name, last)}
                  onAnswer={(to) => answer(name, to)}
                />
              ))}
            </section>
          )
        );
      })}
      {changed.length > 0 && (
        <div>
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
        </div>
      )}
    </div>
  );
}

/** Says where the answers come from that nobody gave. */
function PresetHint({ uuid }: { uuid: string }) {
  const { formatMessage } = useIntl();
  const { date } = useDates();
  const last = useDraftPart(uuid, (draft) => draft.last);
  return (
    <Typography.Text type="secondary">
      {last
        ? formatMessage(prescriptionMessages.lastTimeHint, {
            identifier: `\u2066${last.identifier}\u2069`,
            date: date(last.submittedAt),
          })
        : formatMessage(prescriptionMessages.usualHint)}
    </Typography.Text>
  );
}

/** An absent answer is one that follows its preset; null when all of them do. */
function withoutUndefined(prescription: { readonly [name: string]: unknown }): Prescription | null {
  const entries = Object.entries(prescription).filter(([, answer]) => answer !== undefined);
  return entries.length > 0 ? (Object.fromEntries(entries) as Prescription) : null;
}
