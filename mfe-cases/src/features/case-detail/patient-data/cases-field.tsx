import { PRODUCT_NAMES, type PatientCase, type PatientCases } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { CaseStatusTag } from '@portal/shared/ui';
import { Checkbox, Flex, Form, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { messages, toBeErased } from './patient-data.messages';

interface CasesFieldProps {
  readonly found: PatientCases;
  /** Whether a case besides that of the page can be chosen. */
  readonly isOpen?: (one: PatientCase) => boolean;
}

/** Which of the cases of a name are this patient's; that of the page always is. */
export function CasesField(props: CasesFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <Form.Item
      name="cases"
      required
      label={formatMessage(messages.which)}
      {...(props.found.hasMore && { extra: formatMessage(messages.hasMore) })}
    >
      <CaseChoice {...props} />
    </Form.Item>
  );
}

interface CaseChoiceProps extends CasesFieldProps {
  /** By the form's field. */
  readonly id?: string;
  readonly value?: string[];
  readonly onChange?: (uuids: string[]) => void;
}

/** Takes no more of the field than this: 'aria-required', which the field gives besides, a group may not have. */
function CaseChoice({ found: { cases }, isOpen = () => true, id, value, onChange }: CaseChoiceProps) {
  const { formatMessage } = useIntl();
  return (
    <Checkbox.Group<string>
      role="group"
      aria-label={formatMessage(messages.which)}
      style={{ display: 'flex', flexDirection: 'column', gap: 8 }}
      {...(id !== undefined && { id })}
      {...(value && { value })}
      {...(onChange && { onChange })}
    >
      {cases.map((one, index) => (
        <Checkbox key={one.uuid} value={one.uuid} disabled={index === 0 || !isOpen(one)}>
          <CaseLine one={one} isOpen={isOpen(one)} />
        </Checkbox>
      ))}
    </Checkbox.Group>
  );
}

/** What tells patients of one name apart. */
function CaseLine({ one, isOpen }: { readonly one: PatientCase; readonly isOpen: boolean }) {
  const { formatMessage } = useIntl();
  const { date } = useDates();
  const { identifier, productId, status, doctorName, clientReferenceId, createdAt, erasureDueAt } = one;
  const facts = [PRODUCT_NAMES[productId], doctorName, clientReferenceId, date(createdAt)].filter(Boolean);
  return (
    <Flex wrap gap="0 8px" align="center">
      <bdi>{identifier}</bdi>
      <CaseStatusTag status={status} />
      {facts.map((fact) => (
        <bdi key={fact}>{fact}</bdi>
      ))}
      {erasureDueAt !== null && (
        <Typography.Text>{formatMessage(toBeErased, { date: date(erasureDueAt) })}</Typography.Text>
      )}
      {!isOpen && erasureDueAt === null && (
        <Typography.Text>{formatMessage(messages.notEnded)}</Typography.Text>
      )}
    </Flex>
  );
}

/** The cases that are most likely this patient's, the page's first. */
export function suggested({ cases }: PatientCases): string[] {
  return cases.filter((one, index) => index === 0 || one.isSuggested).map(({ uuid }) => uuid);
}
