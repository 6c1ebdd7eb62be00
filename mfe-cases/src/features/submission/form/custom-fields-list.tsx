import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { LIMITS } from '@portal/shared/contract';
import { Button, Form, Input, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { fieldMessages } from '../../../components/case-fields/case-fields.messages';
import { isNameTaken, type CustomFieldRows } from '../draft/custom-fields';
import styles from '../submission.module.css';
import { submissionMessages } from '../submission.messages';

/** Custom fields of a case, each a name and a value (CA-18). */
export function CustomFieldsList({ error, disabled }: { error: string | undefined; disabled: boolean }) {
  const { formatMessage } = useIntl();
  const label = formatMessage(fieldMessages.customFields);
  return (
    <Form.Item label={label} htmlFor="" extra={formatMessage(submissionMessages.customFieldsHint)}>
      <Form.List name="customFields">
        {(rows, { add, remove }) => (
          <div role="group" aria-label={label} style={{ display: 'grid', gap: 8 }}>
            {rows.map(({ key, name }) => (
              <CustomFieldRow key={key} index={name} onRemove={() => remove(name)} />
            ))}
            {error && <Typography.Text type="danger">{error}</Typography.Text>}
            <div>
              <Button
                icon={<PlusOutlined aria-hidden />}
                disabled={disabled || rows.length >= LIMITS.customFields}
                onClick={() => add()}
              >
                {formatMessage(submissionMessages.addField)}
              </Button>
            </div>
          </div>
        )}
      </Form.List>
    </Form.Item>
  );
}

/** Disabled until the field has a name: the server does not store a value without one. */
function CustomFieldRow({ index, onRemove }: { index: number; onRemove: () => void }) {
  const { formatMessage } = useIntl();
  const rows = Form.useWatch<CustomFieldRows | undefined>('customFields') ?? [];
  const name = rows[index]?.name?.trim() ?? '';
  const number = { number: index + 1 };
  const isTaken = isNameTaken(rows, index);
  const isNameless = name === '' && (rows[index]?.value ?? '') !== '';
  const problem = isTaken ? submissionMessages.nameTaken : isNameless ? submissionMessages.nameMissing : null;
  return (
    <div className={styles.row}>
      <Form.Item
        name={[index, 'name']}
        style={{ margin: 0 }}
        {...(problem && { help: formatMessage(problem), validateStatus: 'error' as const })}
      >
        <Input
          aria-label={formatMessage(submissionMessages.fieldName, number)}
          placeholder={formatMessage(submissionMessages.fieldNameHint)}
          maxLength={60}
          autoComplete="off"
        />
      </Form.Item>
      <Form.Item name={[index, 'value']} style={{ margin: 0 }}>
        <Input
          aria-label={formatMessage(submissionMessages.fieldValue, number)}
          placeholder={formatMessage(submissionMessages.fieldValueHint)}
          maxLength={500}
          autoComplete="off"
          {...(name === '' && !isNameless && { disabled: true })}
        />
      </Form.Item>
      <Button
        type="text"
        icon={<DeleteOutlined aria-hidden />}
        aria-label={formatMessage(submissionMessages.removeField, number)}
        onClick={onRemove}
      />
    </div>
  );
}
