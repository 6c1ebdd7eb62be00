import { ASSET_TYPE_KEYS, type AssetTypeKey } from '@portal/shared/contract';
import type { DragEvent } from 'react';

const RECORD = 'application/x-portal-record';

/** Lets the record of a slot be dragged to another one. The handlers answer whether the drag was one of a record. */
export function useRecordDrag(slot: AssetTypeKey, canDrag: boolean, onRecord: (from: AssetTypeKey) => void) {
  return {
    source: {
      draggable: canDrag,
      onDragStart: ({ dataTransfer }: DragEvent) => canDrag && dataTransfer.setData(RECORD, slot),
    },
    over: (event: DragEvent): boolean => {
      const isRecord = event.dataTransfer.types.includes(RECORD);
      if (isRecord) event.preventDefault();
      return isRecord;
    },
    drop: (event: DragEvent): boolean => {
      if (!event.dataTransfer.types.includes(RECORD)) return false;
      const from = ASSET_TYPE_KEYS.find((key) => key === event.dataTransfer.getData(RECORD));
      if (!from) return false;
      event.preventDefault();
      event.stopPropagation();
      if (from !== slot) onRecord(from);
      return true;
    },
  };
}
