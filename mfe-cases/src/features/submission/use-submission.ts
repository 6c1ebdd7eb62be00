import { missingForSubmission, type AssetTypeKey, type CaseAsset } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { useUploads } from '@portal/shared/uploads';
import { useIntl } from 'react-intl';
import { shallowEqual } from '@portal/shared/redux';
import { arePresetsKnown, prescribedCase, shownValues, useDraftPart } from './draft/draft-parts';
import { serverErrors, slotsIn } from './steps/missing-fields';

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
  const intl = useIntl();
  const { configuration } = useSession();
  const records = slotsIn(assets, useUploads(uuid));
  const missingFields = useDraftPart(
    uuid,
    (draft) => {
      const facts = { ...shownValues(draft), ...prescribedCase(draft) };
      return configuration ? missingForSubmission(facts, configuration, records) : [];
    },
    shallowEqual,
  );
  const errors = useDraftPart(uuid, (draft) => serverErrors(draft.error, intl), shallowEqual);
  const missing = [...new Set<string>([...missingFields, ...Object.keys(errors)])];
  const isKnown = useDraftPart(uuid, arePresetsKnown);
  return { isComplete: isKnown && missingFields.length === 0, missing, errors, records };
}
