import type { CaseSide } from './constants';

/** The case whose page holds the part. */
interface CaseSlotProps {
  readonly caseUuid: string;
  /** Whose case it is: the company's own, or one of its doctors'. */
  readonly side: CaseSide;
}

/**
 * Places in pages that other domains may fill, each with what it hands a part: plain data, and a few functions at most. A slot
 * belongs to the owner of the page; its props only grow within a version.
 */
export interface SlotProps {
  /** Over any page, while somebody is signed in. */
  session: Readonly<Record<never, never>>;
  /** A tab of a case, whose id stands in the address. */
  'case.tab': CaseSlotProps;
  /** Beside a case, when the person opens it. */
  'case.side': CaseSlotProps;
  /** A scan that was sent in a chat, while the person looks at it: the address of an STL file, and its name. */
  'chat.scan': { readonly url: string; readonly name: string };
  /** A tab of a doctor. */
  'doctor.tab': { readonly doctorUuid: string };
}
export type SlotName = keyof SlotProps;

interface SlotFacts {
  readonly owner: 'shell' | 'cases' | 'doctors' | 'chat';
  readonly version: number;
}

export const SLOTS: Record<SlotName, SlotFacts> = {
  session: { owner: 'shell', version: 1 },
  'case.tab': { owner: 'cases', version: 1 },
  'case.side': { owner: 'cases', version: 1 },
  'chat.scan': { owner: 'chat', version: 1 },
  'doctor.tab': { owner: 'doctors', version: 1 },
};
