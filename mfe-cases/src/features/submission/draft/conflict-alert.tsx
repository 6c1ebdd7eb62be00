import { TOOTH_MARKS } from '@portal/shared/contract';
import { orDash, type Fact } from '@portal/shared/ui';
import { Alert, Button, Flex } from 'antd';
import { useIntl } from 'react-intl';
import { useDispatch } from '@portal/shared/redux';
import { useCaseQuery } from '../../../api/cases.api';
import { useSubmissionFacts } from '../../../components/case-fields/use-submission-facts';
import { submissionMessages } from '../submission.messages';
import { shownValues, useDraftPart } from './draft-parts';
import { clashingFields, toSubmissionValues, type DraftValues } from './draft-values';
import { submissionActions as actions, type Draft } from './submission.slice';

/**
 * Somebody else changed the same fields: says who, which, and both values. Keeping one's own text is the way that is offered first.
 */
export function ConflictAlert({ uuid }: { uuid: string }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const draft = useDraftPart(uuid, (whole) => whole);
  const { currentData: newest } = useCaseQuery({ list: draft.list, id: uuid });
  const by = newest?.changedBy;
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={
        by
          ? formatMessage(submissionMessages.conflictBy, { name: by })
          : formatMessage(submissionMessages.conflict)
      }
      description={
        <Flex vertical gap={8}>
          {draft.save.status === 'conflict' && <Clashes draft={draft} theirs={draft.save.theirs.values} />}
          {formatMessage(submissionMessages.conflictHint)}
          <Flex wrap gap={8}>
            <Button type="primary" onClick={() => dispatch(actions.oursKept({ uuid }))}>
              {formatMessage(submissionMessages.keepOurs)}
            </Button>
            <Button onClick={() => dispatch(actions.theirsTaken({ uuid }))}>
              {formatMessage(submissionMessages.loadTheirs)}
            </Button>
          </Flex>
        </Flex>
      }
    />
  );
}

/** Each field that both changed, with both values. */
function Clashes({ draft, theirs }: { draft: Draft; theirs: DraftValues }) {
  const { formatMessage } = useIntl();
  const ours = useSubmissionFacts(toSubmissionValues(shownValues(draft)));
  const others = useSubmissionFacts(toSubmissionValues(theirs));
  const fields: readonly string[] = clashingFields(draft.unsaved, draft.base.values, theirs);
  const labels = new Map([...ours, ...others].map(({ key, label }) => [key, label]));
  const valueOf = (facts: readonly Fact[], key: string) =>
    orDash(facts.find((fact) => fact.key === key)?.value);
  return (
    <ul style={{ margin: 0, paddingInlineStart: 20 }}>
      {[...labels]
        .filter(([key]) => fields.includes(fieldOf(key)))
        .map(([key, label]) => (
          <li key={key}>
            <strong>{label}</strong>
            <Flex wrap gap="0 8px">
              {formatMessage(submissionMessages.yourValue)} <span>{valueOf(ours, key)}</span>
            </Flex>
            <Flex wrap gap="0 8px">
              {formatMessage(submissionMessages.theirValue)} <span>{valueOf(others, key)}</span>
            </Flex>
          </li>
        ))}
    </ul>
  );
}

const MARKS: readonly string[] = TOOTH_MARKS;

/** The field that a fact is of: teeth and own fields have several. */
function fieldOf(key: string): string {
  if (MARKS.includes(key)) return 'teeth';
  return key.startsWith('own ') ? 'customFields' : key;
}
