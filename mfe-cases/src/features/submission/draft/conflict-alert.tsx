import { orDash, type Fact } from '@portal/shared/ui';
import { Alert, Button, Flex } from 'antd';
import { useIntl } from 'react-intl';
import { useDispatch } from '@portal/shared/redux';
import { useCaseQuery } from '../../../api/cases.api';
import { useSubmissionFacts } from '../../../components/case-fields/use-submission-facts';
import { submissionMessages } from '../submission.messages';
import { clashesOf } from './draft-merge';
import { shownPrescription, shownValues, useDraftPart, withPresets } from './draft-parts';
import { toSubmissionValues } from './draft-values';
import { submissionActions as actions, versionsOf, type Conflict, type Draft } from './submission.slice';

/**
 * Somebody else changed the same, or what is being submitted: says who, what, and both values. Where the person changed it too,
 * keeping their own is the way that is offered first.
 */
export function ConflictAlert({ uuid, conflict }: { uuid: string; conflict: Conflict }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const draft = useDraftPart(uuid, (whole) => whole);
  const { currentData: newest } = useCaseQuery({ list: draft.list, id: uuid });
  const by = newest?.changedBy;
  const hasOwn = clashesOf(versionsOf(draft, conflict.theirs, false)).length > 0;
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
          <Clashes draft={draft} conflict={conflict} />
          {hasOwn && <div>{formatMessage(submissionMessages.conflictHint)}</div>}
          {conflict.isSubmission && <div>{formatMessage(submissionMessages.conflictUnsubmitted)}</div>}
          <Flex wrap gap={8}>
            {hasOwn && (
              <Button type="primary" onClick={() => dispatch(actions.oursKept({ uuid }))}>
                {formatMessage(submissionMessages.keepOurs)}
              </Button>
            )}
            <Button onClick={() => dispatch(actions.theirsTaken({ uuid }))}>
              {formatMessage(submissionMessages.loadTheirs)}
            </Button>
          </Flex>
        </Flex>
      }
    />
  );
}

/** Each field, answer and mark of teeth that clashes, with both values. */
function Clashes({ draft, conflict }: { draft: Draft; conflict: Conflict }) {
  const { formatMessage } = useIntl();
  const { withTs, values } = conflict.theirs;
  const ours = toSubmissionValues(shownValues(draft));
  const theirs = toSubmissionValues(values);
  const theirAnswers = withPresets(draft, { ...theirs, withTs }, theirs.prescription);
  const ourFacts = useSubmissionFacts({ ...ours, prescription: shownPrescription(draft) });
  const theirFacts = useSubmissionFacts({ ...theirs, prescription: theirAnswers });
  const clashes = clashesOf(versionsOf(draft, conflict.theirs, conflict.isSubmission));
  const labels = new Map([...ourFacts, ...theirFacts].map(({ key, label }) => [key, label]));
  const isListed = (key: string) => {
    if (!key.startsWith(OWN)) return clashes.includes(key);
    const [one, other] = [ours, theirs].map(({ customFields }) => customFields?.[key.slice(OWN.length)]);
    return clashes.includes('customFields') && one !== other;
  };
  const valueOf = (facts: readonly Fact[], key: string) =>
    orDash(facts.find((fact) => fact.key === key)?.value);
  return (
    <ul style={{ margin: 0, paddingInlineStart: 20 }}>
      {[...labels]
        .filter(([key]) => isListed(key))
        .map(([key, label]) => (
          <li key={key}>
            <strong>{label}</strong>
            <Flex wrap gap="0 8px">
              {formatMessage(submissionMessages.yourValue)} <span>{valueOf(ourFacts, key)}</span>
            </Flex>
            <Flex wrap gap="0 8px">
              {formatMessage(submissionMessages.theirValue)} <span>{valueOf(theirFacts, key)}</span>
            </Flex>
          </li>
        ))}
    </ul>
  );
}

/** How the keys of facts about the company's own fields begin. */
const OWN = 'own ';
