import { Flex } from 'antd';
import { shallowEqual } from 'react-redux';
import { useCaseQuery } from '../../../api/cases.api';
import { ImpressionsSlip } from '../../../components/impressions/impressions-slip';
import { RecordSlots } from '../../../components/records/slots/record-slots';
import type { CaseListName } from '../../../domain/case-paths';
import { shownValues, useDraftPart } from '../draft/draft-parts';
import { toSubmissionValues } from '../draft/draft-values';
import { FIELD_ID_PREFIX } from '../steps/focus-field';

interface RecordSlotsOfDraftProps {
  readonly uuid: string;
  readonly list: CaseListName;
  /** What the server said is wrong, by slot. */
  readonly errors: Readonly<Record<string, string>>;
}

/** The slots for records that the case has as it is typed, and what goes with impressions that travel by courier. */
export function RecordSlotsOfDraft({ uuid, list, errors }: RecordSlotsOfDraftProps) {
  const { currentData: caseRecord } = useCaseQuery({ list, id: uuid });
  const values = useDraftPart(uuid, shownValues, shallowEqual);
  if (!caseRecord) return null;
  const typed = { ...caseRecord, ...toSubmissionValues(values) };
  return (
    <Flex vertical gap={16}>
      {typed.impressionType === 'physical' && <ImpressionsSlip caseRecord={typed} />}
      <RecordSlots caseRecord={typed} list={list} errors={errors} idPrefix={FIELD_ID_PREFIX} />
    </Flex>
  );
}
