import type { AssetTypeKey } from '@portal/shared/contract';
import { areUploading, type UploadItem } from '@portal/shared/uploads';
import type { UploadsState } from './uploads.slice';

type State = { readonly uploads: UploadsState };

export const selectUploads = ({ uploads }: State): UploadsState => uploads;

/** The progress of one case (UP-03). */
export interface CaseTracker {
  readonly caseUuid: string;
  readonly identifier: string;
  readonly patientName: string;
  readonly uploading: number;
  readonly pending: number;
  readonly done: number;
  readonly count: number;
  readonly assetTypes: Readonly<Partial<Record<AssetTypeKey, UploadItem['state']>>>;
  /** True while an upload is active: actions that need the files have to wait. */
  readonly uploadBlocked: boolean;
}

export function trackersOf(items: UploadsState): readonly CaseTracker[] {
  const cases = new Map<string, UploadItem[]>();
  for (const item of items.filter(({ state }) => state !== 'discarded')) {
    cases.set(item.caseUuid, [...(cases.get(item.caseUuid) ?? []), item]);
  }
  return [...cases.values()].flatMap((own) => (own[0] ? [trackerOf(own[0], own)] : []));
}

function trackerOf(
  { caseUuid, caseIdentifier, patientName }: UploadItem,
  items: readonly UploadItem[],
): CaseTracker {
  const countIn = (wanted: UploadItem['state']) => items.filter(({ state }) => state === wanted).length;
  return {
    caseUuid,
    identifier: caseIdentifier,
    patientName,
    uploading: countIn('uploading'),
    pending: countIn('pending'),
    done: countIn('done'),
    count: items.length,
    assetTypes: Object.fromEntries(items.map(({ assetType, state }) => [assetType, state])),
    uploadBlocked: areUploading(items),
  };
}
