import { Flex } from 'antd';
import { shallowEqual } from 'react-redux';
import { useCaseQuery } from '../../../api/cases.api';
import { ImpressionsSlip } from '../../../components/impressions/impressions-slip';
import { RecordSlots } from '../../../components/records/slots/record-slots';
import type { CaseListName } from '../../../domain/case-paths';
import { shownValues, useDraftPart } from '../draft/draft-parts';
import { toSubmissionValues } from '../draft/draft-values';
import { GAP_PREFIX } from '../steps/gap-id';

interface RecordSlotsOfDraftProps {
  readonly uuid: string;
  readonly list: CaseListName;
  /** What the server said is wrong, by slot. */
  readonly errors: Readonly<Record<string, string>>;
}

/** The slots for records that the case has as it is typed, and what goes with impressions that travel by courier. */
export function RecordSlotsOfDraft({ uuid, list, errors }: RecordSlotsOfDraftProps) {
  const { currentData: subject } = useCaseQuery({ list, id: uuid });
  const values = useDraftPart(uuid, shownValues, shallowEqual);
  if (!subject) return null;
  const typed = { ...subject, ...toSubmissionValues(values) };
  return (
    <Flex vertical gap={16}>
      {typed.impressionType === 'physical' && <ImpressionsSlip subject={typed} />}
      <RecordSlots subject={typed} list={list} errors={errors} idPrefix={GAP_PREFIX} />
    </Flex>
  );
}
