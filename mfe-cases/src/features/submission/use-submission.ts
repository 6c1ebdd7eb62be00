import { missingForSubmission, type AssetTypeKey, type SubmissionGap } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { useUploads } from '@portal/shared/uploads';
import { useCaseAssetsQuery } from '../../api/cases.api';
import type { CaseListName } from '../../domain/case-paths';
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
  readonly list: CaseListName;
  readonly uuid: string;
  readonly draft: Draft | undefined;
}

/** How far a submission is; null until its records are known. */
export function useSubmission({ list, uuid, draft }: Submission): SubmissionState | null {
  const { configuration } = useSession();
  const { data: assets = [], isLoading } = useCaseAssetsQuery({ list, id: uuid });
  const uploads = useUploads(uuid);
  if (!draft || isLoading) return null;
  const records = slotsIn(assets, uploads);
  const gaps = configuration ? missingForSubmission(shownValues(draft), configuration, records) : [];
  const errors = serverErrors(draft.error);
  return { gaps, missing: [...new Set([...gaps, ...Object.keys(errors)])], errors, records };
}
