import {
  missingForSubmission,
  type AssetTypeKey,
  type CaseAsset,
  type SubmissionGap,
} from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { useUploads } from '@portal/shared/uploads';
import { serverErrors, slotsIn } from './submission-gaps';
import type { Draft } from './submission.slice';
import { shownValues } from './use-draft';

export interface SubmissionState {
  /** What is missing as this page knows it; while there is any, nothing can be submitted. */
  readonly gaps: readonly SubmissionGap[];
  /** The same, and what the server said is missing the last time it was asked. */
  readonly missing: readonly string[];
  /** What the server said, by field or slot. */
  readonly errors: Readonly<Record<string, string>>;
  /** Slots whose records are there or on their way. */
  readonly records: readonly AssetTypeKey[];
}

interface Submission {
  readonly uuid: string;
  readonly draft: Draft;
  readonly assets: readonly CaseAsset[];
}

/** How far a submission is. */
export function useSubmission({ uuid, draft, assets }: Submission): SubmissionState {
  const { configuration } = useSession();
  const uploads = useUploads(uuid);
  const records = slotsIn(assets, uploads);
  const gaps = configuration ? missingForSubmission(shownValues(draft), configuration, records) : [];
  const errors = serverErrors(draft.error);
  return { gaps, missing: [...new Set([...gaps, ...Object.keys(errors)])], errors, records };
}
