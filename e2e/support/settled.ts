import { expect } from '@playwright/test';
import type { PortalApi } from './api';

/** What the simulated lab moves on by itself. */
const WITH_LAB = [
  'AWAITING_IMPRESSION',
  'IN_QC',
  'IN_TS_GENERATING',
  'TS_REJECTED',
  'PRE_MFG',
  'IN_MFG',
  'READY_FOR_SHIPPING',
  'IN_SHIPPING',
];
/** The cases of the demo came where they are before this, and stay there. */
const DEMO_MS = 2 * 3_600_000;

/** Waits until the lab has nothing left of what other tests sent it, so that lists stand still. */
export async function untilSettled(api: PortalApi): Promise<void> {
  const moving = async (): Promise<number> => {
    const since = new Date(Date.now() - DEMO_MS).toISOString();
    const value = [
      { op: 'OR', value: WITH_LAB.map((status) => ({ op: 'EQ', key: 'status', value: status })) },
      { op: 'GTE', key: 'statusSince', value: since },
    ];
    const filter = encodeURIComponent(JSON.stringify({ op: 'AND', value }));
    return (await api.call<{ total: number }>('GET', `/case?paginate=1&filter=${filter}`)).body.total;
  };
  await expect.poll(moving).toBe(0);
}
