import type { AssetTypeKey, CaseAsset } from '@portal/shared/contract';
import { useMoveRecordMutation, useRemoveRecordMutation } from '../../../api/records.api';
import { slotMoves } from '../../../domain/records/slot-moves';
import type { SlotState } from './slot-state';

export type SlotMove = ReturnType<typeof slotMoves<CaseAsset>>[number];

/** What can be done with the record of a slot while its case is a draft. */
export interface Arranging {
  readonly moves: readonly SlotMove[];
  move(move: SlotMove): void;
  remove(): Promise<unknown>;
}

interface Arranger {
  readonly caseUuid: string;
  readonly slots: readonly { readonly slot: AssetTypeKey; readonly state: SlotState }[];
  /** Called with the slots whose records changed. */
  onChanged(...slots: readonly AssetTypeKey[]): void;
}

/** Removes records, moves them to other slots and swaps two. */
export function useArranging({ caseUuid, slots, onChanged }: Arranger): (asset: CaseAsset) => Arranging {
  const [removeRecord] = useRemoveRecordMutation();
  const [moveRecord] = useMoveRecordMutation();
  const stored = slots.flatMap(({ state }) => (state.kind === 'stored' ? [state.asset] : []));
  const empty = slots.flatMap(({ slot, state }) => (state.kind === 'empty' ? [slot] : []));
  return (asset) => ({
    moves: slotMoves(asset, stored, empty),
    remove: async () => {
      await removeRecord({ caseUuid, uuid: asset.uuid }).unwrap();
      onChanged(asset.assetType);
    },
    move: ({ slot, swapped }) => {
      const run = async (): Promise<void> => {
        await moveRecord({ caseUuid, uuid: asset.uuid, assetType: slot }).unwrap();
        if (swapped) await moveRecord({ caseUuid, uuid: swapped.uuid, assetType: asset.assetType }).unwrap();
      };
      // A refusal is shown by the portal's notice; the list that is read again shows where the records are.
      void run()
        .catch(() => undefined)
        .finally(() => onChanged(asset.assetType, slot));
    },
  });
}
