import type { Case } from '@portal/shared/contract';
import { usePermissions, useSession } from '@portal/shared/session';
import { LoadingState, SectionCard } from '@portal/shared/ui';
import { useUploads } from '@portal/shared/uploads';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useCaseAssetsQuery } from '../../api/cases.api';
import type { CaseTabProps } from '../../domain/case-tab';
import { DetailsForm } from './details-form';
import { DraftAlerts } from './draft-alerts';
import { ReviewCard } from './review-card';
import { SaveMark } from './save-mark';
import { gapsOf, serverErrors } from './submission-gaps';
import { submissionMessages } from './submission.messages';
import type { Draft } from './submission.slice';
import { shownValues, useDraft } from './use-draft';

interface SubmissionTabProps extends CaseTabProps {
  /** Draws the slots for records of the case as it is typed, with the server's errors by slot. */
  renderSlots(subject: Case, errors: Readonly<Record<string, string>>): ReactNode;
}

/** Fills in a case and submits it (CA-18). It can be left at any time and resumed: every change is saved. */
export function SubmissionTab(props: SubmissionTabProps) {
  const draft = useDraft(props.subject, props.list);
  return draft ? <OpenSubmission {...props} draft={draft} /> : <LoadingState />;
}

function OpenSubmission({ subject, list, draft, renderSlots }: SubmissionTabProps & { draft: Draft }) {
  const { formatMessage } = useIntl();
  const { canChange } = usePermissions();
  const { uuid } = subject;
  const values = shownValues(draft);
  const errors = serverErrors(draft.error);
  const gaps = useGaps({ list, uuid, draft });
  return (
    <Flex vertical gap={16} style={{ maxWidth: 860 }}>
      <DraftAlerts uuid={uuid} draft={draft} />
      <SectionCard title={formatMessage(submissionMessages.details)} extra={<SaveMark draft={draft} />}>
        <DetailsForm
          uuid={uuid}
          draft={draft}
          errors={errors}
          disabled={!canChange || draft.submitting !== 'no'}
        />
      </SectionCard>
      <SectionCard title={formatMessage(submissionMessages.records)}>
        {renderSlots({ ...subject, ...values }, errors)}
      </SectionCard>
      <ReviewCard uuid={uuid} draft={draft} gaps={gaps} refused={Object.keys(errors)} />
    </Flex>
  );
}

/** What is known to be missing, from here; a server that asks for more says so by its errors. */
function useGaps({ list, uuid, draft }: { list: SubmissionTabProps['list']; uuid: string; draft: Draft }) {
  const { configuration } = useSession();
  const { data: assets = [] } = useCaseAssetsQuery({ list, id: uuid });
  const uploads = useUploads(uuid);
  return configuration ? gapsOf(shownValues(draft), configuration, assets, uploads) : [];
}
