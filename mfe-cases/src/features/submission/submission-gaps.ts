import type { ErrorData } from '@portal/shared/api';
import {
  ASSET_TYPES,
  missingForSubmission,
  type AssetTypeKey,
  type CaseAsset,
  type SubmissionGap,
  type SubmissionRules,
} from '@portal/shared/contract';
import { assetTypeMessages } from '@portal/shared/ui';
import type { UploadItem } from '@portal/shared/uploads';
import type { MessageDescriptor } from 'react-intl';
import { fieldMessages } from '../../domain/case-fields.messages';
import type { DraftValues } from './draft-values';

const UNDER_WAY: readonly UploadItem['state'][] = ['pending', 'uploading', 'done'];

/** What is still to be given: records on their way do not count, they are waited for (CA-22). */
export function gapsOf(
  values: DraftValues,
  rules: SubmissionRules,
  assets: readonly CaseAsset[],
  uploads: readonly UploadItem[],
): readonly SubmissionGap[] {
  const stored = assets.filter(({ state }) => state === 'stored').map(({ assetType }) => assetType);
  const coming = uploads.filter(({ state }) => UNDER_WAY.includes(state)).map(({ assetType }) => assetType);
  return missingForSubmission(values, rules, [...stored, ...coming]);
}

/** What the server found lacking, by field or slot. */
export function serverErrors(error: ErrorData | null): Readonly<Record<string, string>> {
  if (error?.code !== 'incomplete' && error?.code !== 'validation') return {};
  const extra = (error.extra ?? []).flatMap(({ field, msg }) => (field ? [[field, msg] as const] : []));
  return { ...Object.fromEntries(extra), ...error.errors };
}

export function gapMessage(gap: string): MessageDescriptor | undefined {
  if (isSlot(gap)) return assetTypeMessages[gap];
  return gap in fieldMessages ? fieldMessages[gap as keyof typeof fieldMessages] : undefined;
}

function isSlot(gap: string): gap is AssetTypeKey {
  return gap in ASSET_TYPES;
}
