import type { AssetTypeKey } from '@portal/shared/contract';

export type BySlot<T> = Readonly<Partial<Record<AssetTypeKey, T>>>;

export function withoutSlots<T>(known: BySlot<T>, slots: readonly AssetTypeKey[]): BySlot<T> {
  return Object.fromEntries(
    Object.entries(known).filter(([slot]) => !slots.includes(slot as AssetTypeKey)),
  ) as BySlot<T>;
}
