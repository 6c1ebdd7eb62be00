import {
  ASSET_TYPE_KEYS,
  missingForSubmission,
  type AssetTypeKey,
  type CaseAsset,
} from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { useUploads } from '@portal/shared/uploads';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { shallowEqual } from '@portal/shared/redux';
import { arePresetsKnown, prescribedCase, shownValues, useDraftPart } from './draft/draft-parts';
import { filledSlots, recordsIn, serverErrors, type SlotRecords } from './steps/missing-fields';

export interface SubmissionState {
  /** The page finds nothing missing, and knows the answers that go with the case. The server may still refuse. */
  readonly isComplete: boolean;
  /** Missing fields and slots: found by the page, and named by the server's last refusal. */
  readonly missing: readonly string[];
  /** The server's refusals by field or slot. */
  readonly errors: Readonly<Record<string, string>>;
  /** Slots whose records are stored or being uploaded. */
  readonly records: readonly AssetTypeKey[];
}

/** What a submission still lacks, and what the server refused. */
export function useSubmission(uuid: string, assets: readonly CaseAsset[]): SubmissionState {
  const { configuration } = useSession();
  const records = recordsIn(assets, useUploads(uuid));
  const missingFields = useDraftPart(
    uuid,
    (draft) => {
      const facts = { ...shownValues(draft), ...prescribedCase(draft) };
      return configuration ? missingForSubmission(facts, configuration, filledSlots(records)) : [];
    },
    shallowEqual,
  );
  const errors = useServerErrors(uuid, records);
  const missing = [...new Set<string>([...missingFields, ...Object.keys(errors)])];
  const isKnown = useDraftPart(uuid, arePresetsKnown);
  return {
    isComplete: isKnown && missingFields.length === 0,
    missing,
    errors,
    records: ASSET_TYPE_KEYS.filter((slot) => records.has(slot)),
  };
}

/** The server's last refusals. One of a slot holds for the record that was in it: another may be right. */
function useServerErrors(uuid: string, records: SlotRecords): Readonly<Record<string, string>> {
  const intl = useIntl();
  const error = useDraftPart(uuid, (draft) => draft.error);
  const [refused, setRefused] = useState({ error, records });
  if (refused.error !== error) setRefused({ error, records });
  const named = Object.entries(serverErrors(error, intl));
  return Object.fromEntries(
    named.filter(([field]) => contentOf(refused.records, field) === contentOf(records, field)),
  );
}

/** Undefined for an empty slot, null for a record on its way. */
function contentOf(records: SlotRecords, slot: string): string | null | undefined {
  const record = records.get(slot);
  return record ? record.uuid : record;
}
