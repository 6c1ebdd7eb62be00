import type { CasePage } from '../pages/case';
import type { PortalApi } from './api';
import { binaryStl, photo } from './files';

const scan = (name: string, triangles: number) => ({
  name,
  mimeType: 'model/stl',
  buffer: binaryStl(triangles),
});
const view = (name: string, width: number) => ({ name, mimeType: 'image/png', buffer: photo(width) });

/** What an aligner of one arch needs to be submitted: both arches, and three views of the bite. No two files are alike. */
export const REQUIRED_RECORDS = {
  uprImp: scan('upper.stl', 1_500),
  lwrImp: scan('lower.stl', 1_600),
  frtImg: view('front.png', 640),
  ritImg: view('right.png', 641),
  lftImg: view('left.png', 642),
};
export type RequiredSlot = keyof typeof REQUIRED_RECORDS;

const slotsBut = (others: readonly RequiredSlot[]): RequiredSlot[] =>
  (Object.keys(REQUIRED_RECORDS) as RequiredSlot[]).filter((slot) => !others.includes(slot));

/** Gives a case by calls what its submission needs. */
export async function addRequiredRecords(
  api: PortalApi,
  caseUuid: string,
  but: readonly RequiredSlot[] = [],
): Promise<void> {
  for (const slot of slotsBut(but)) {
    const { name, buffer: content } = REQUIRED_RECORDS[slot];
    await api.addRecord(caseUuid, { assetType: slot, name, content });
  }
}

/** Gives a case on its page what its submission needs, besides what the test has given itself. */
export async function giveRequiredRecords(
  casePage: CasePage,
  but: readonly RequiredSlot[] = [],
): Promise<void> {
  for (const slot of slotsBut(but)) {
    await casePage.addRecord(slot, REQUIRED_RECORDS[slot]);
    await casePage.expectRecord(slot);
  }
}
