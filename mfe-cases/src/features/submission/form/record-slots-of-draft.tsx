import { Flex } from 'antd';
import { shallowEqual } from '@portal/shared/redux';
import { useCaseQuery } from '../../../api/cases.api';
import { useCaseAssets } from '../../../api/use-case-assets';
import { ImpressionsSlip } from '../../../components/impressions/impressions-slip';
import { RecordSlots } from '../../../components/records/slots/record-slots';
import type { CaseListName } from '../../../domain/case-paths';
import { shownValues, useDraftPart } from '../draft/draft-parts';
import { toSubmissionValues } from '../draft/draft-values';
import { FIELD_ID_PREFIX } from '../steps/missing-fields';

interface RecordSlotsOfDraftProps {
  readonly uuid: string;
  readonly list: CaseListName;
  /** The server's refusals by slot. */
  readonly errors: Readonly<Record<string, string>>;
}

/** The slots for records by the draft's current values, with the courier slip for physical impressions. */
export function RecordSlotsOfDraft({ uuid, list, errors }: RecordSlotsOfDraftProps) {
  const { currentData: caseRecord } = useCaseQuery({ list, id: uuid });
  const { data: assets = [] } = useCaseAssets({ list, id: uuid });
  const values = useDraftPart(uuid, shownValues, shallowEqual);
  if (!caseRecord) return null;
  const typed = { ...caseRecord, ...toSubmissionValues(values) };
  return (
    <Flex vertical gap={16}>
      {typed.impressionType === 'physical' && <ImpressionsSlip caseRecord={typed} />}
      <RecordSlots caseRecord={typed} {...{ assets, errors }} idPrefix={FIELD_ID_PREFIX} />
    </Flex>
  );
}
