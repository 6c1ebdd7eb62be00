import { missingForSubmission, type AssetTypeKey, type CaseAsset } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { useUploads } from '@portal/shared/uploads';
import { useIntl } from 'react-intl';
import { shallowEqual } from 'react-redux';
import { shownValues, useDraftPart } from './draft/draft-parts';
import { serverErrors, slotsIn } from './steps/missing-fields';

export interface SubmissionState {
  /** Nothing is missing as far as this page knows. */
  readonly isComplete: boolean;
  /** What is missing, and what the server said is missing the last time it was asked. */
  readonly missing: readonly string[];
  /** What the server said, by field or slot. */
  readonly errors: Readonly<Record<string, string>>;
  /** Slots whose records are there or on their way. */
  readonly records: readonly AssetTypeKey[];
}

/** How far a submission is. */
export function useSubmission(uuid: string, assets: readonly CaseAsset[]): SubmissionState {
  const intl = useIntl();
  const { configuration } = useSession();
  const records = slotsIn(assets, useUploads(uuid));
  const missingFields = useDraftPart(
    uuid,
    (draft) => (configuration ? missingForSubmission(shownValues(draft), configuration, records) : []),
    shallowEqual,
  );
  const errors = useDraftPart(uuid, (draft) => serverErrors(draft.error, intl), shallowEqual);
  const missing = [...new Set<string>([...missingFields, ...Object.keys(errors)])];
  return { isComplete: missingFields.length === 0, missing, errors, records };
}
