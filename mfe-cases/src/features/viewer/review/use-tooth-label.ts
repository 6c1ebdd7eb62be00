import { toothLabel } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { useCallback } from 'react';

/** Names teeth in the company's notation (CA-20). */
export function useToothLabel(): (tooth: number) => string {
  const { configuration } = useSession();
  const notation = configuration?.dentalNotation ?? null;
  return useCallback((tooth) => toothLabel(tooth, notation), [notation]);
}
