import type { ErrorData } from '@portal/shared/api';
import {
  ASSET_TYPE_KEYS,
  ASSET_TYPES,
  isScanTooSmall,
  type AssetTypeKey,
  type CaseAsset,
} from '@portal/shared/contract';
import { assetTypeMessages, entriesOf, fieldText } from '@portal/shared/ui';
import type { UploadItem } from '@portal/shared/uploads';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { fieldMessages } from '../../../components/case-fields/case-fields.messages';
import { submissionMessages } from '../submission.messages';

/** Prefix of the ids by which the controls of fields and slots are found. antd makes those of the fields from the form's name. */
export const FIELD_ID_PREFIX = 'submission';

const UNDER_WAY: readonly UploadItem['state'][] = ['pending', 'uploading'];

/** By slot the record that counts, its newest stored one; null while one is on its way. Empty slots are absent. */
export type SlotRecords = ReadonlyMap<string, CaseAsset | null>;

/** @param assets newest first */
export function recordsIn(assets: readonly CaseAsset[], uploads: readonly UploadItem[]): SlotRecords {
  const coming = (states: readonly UploadItem['state'][]) =>
    uploads.filter(({ state }) => states.includes(state)).map(({ assetType }) => [assetType, null] as const);
  const stored = assets
    .filter(({ state }) => state === 'stored')
    .map((asset) => [asset.assetType, asset] as const);
  // What has arrived counts as on its way until the list has it.
  return new Map<string, CaseAsset | null>([
    ...coming(['done']),
    ...stored.toReversed(),
    ...coming(UNDER_WAY),
  ]);
}

/** Slots that are not missing: a slot with an upload is not reported as such (CA-22), one with a scan that cannot be an arch is. */
export function filledSlots(records: SlotRecords): readonly AssetTypeKey[] {
  return ASSET_TYPE_KEYS.filter((slot) => {
    const record = records.get(slot);
    return record === null || (record !== undefined && !isScanTooSmall(record));
  });
}

/** The server's refusals by field or slot. */
export function serverErrors(error: ErrorData | null, intl: IntlShape): Readonly<Record<string, string>> {
  if (error?.code !== 'incomplete' && error?.code !== 'validation') return {};
  const named = entriesOf(error).flatMap((entry) =>
    entry.field ? [[entry.field, fieldText(entry, intl)]] : [],
  );
  return Object.fromEntries(named);
}

export function missingFieldMessage(missingField: string): MessageDescriptor | undefined {
  // None of its answers has to be given, but one can contradict the chart.
  if (missingField === 'prescription') return submissionMessages.extractionsUnclear;
  if (isSlot(missingField)) return assetTypeMessages[missingField];
  return missingField in fieldMessages
    ? fieldMessages[missingField as keyof typeof fieldMessages]
    : undefined;
}

function isSlot(missingField: string): missingField is AssetTypeKey {
  return missingField in ASSET_TYPES;
}

/** Scrolls to the control of a missing field, or of an empty slot, and focuses it: in a group of questions to the one that is wrong. */
export function focusField(missingField: string): void {
  const place = document.getElementById(`${FIELD_ID_PREFIX}_${missingField}`);
  const control = place?.querySelector<HTMLElement>('[data-wrong]') ?? place;
  const target = control?.matches('input, textarea, button')
    ? control
    : control?.querySelector<HTMLElement>('input, button');
  target?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}
