import type { AssetTypeKey } from '@portal/shared/contract';
import styles from '../records.module.css';

const UPPER = 'M12 42C12 10 60 10 60 42M22 42C22 22 50 22 50 42';
const LOWER = 'M12 6C12 38 60 38 60 6M22 6C22 26 50 26 50 6';
const TEETH = 'M8 16h56v8H8zM8 26h56v8H8zM20 16v8M32 16v8M44 16v8M56 16v8M20 26v8M32 26v8M44 26v8M56 26v8';
const SIDE = 'M8 14h40l12 6-12 4H8zM8 26h38l10 3-10 5H8zM18 14v10M28 14v10M38 14v10M18 26v8M28 26v8M38 26v8';
const FACE = 'M36 4c12 0 16 10 14 20S44 44 36 44 24 34 22 24 24 4 36 4zM29 20h3M40 20h3M36 22v6';
const PROFILE = 'M28 4c14-2 20 6 18 14l4 8-4 1 1 5-2 2v5c-2 3-7 2-9 1v4H26';
const PAPER = 'M22 4h20l8 8v32H22zM28 18h16M28 26h16M28 34h10';

/** Lines of what belongs into a slot, in a box of 72 by 48. */
const LINES: Record<AssetTypeKey, string> = {
  uprImp: UPPER,
  uprImg: UPPER,
  lwrImp: LOWER,
  lwrImg: LOWER,
  bitScn: TEETH,
  frtImg: TEETH,
  ritImg: SIDE,
  lftImg: SIDE,
  frtpos: `${FACE}M32 35h8`,
  frtsmi: `${FACE}M29 33c3 5 11 5 14 0z`,
  profil: PROFILE,
  panxry: `M4 8h64v32H4zM10 28C20 40 52 40 62 28M10 22C20 34 52 34 62 22`,
  cpmxry: `M8 2h56v44H8z${PROFILE}`,
  presc: PAPER,
  trtPln: PAPER,
  trdPty: PAPER,
  CBCT: 'M36 4 58 14v20L36 44 14 34V14zM14 14l22 10 22-10M36 24v20',
};

/** Outline of what belongs into an empty slot; its name stands beside it. */
export function SlotOutline({ slot }: { slot: AssetTypeKey }) {
  // The left side of the patient is the right side mirrored, in every direction of writing.
  const transform = slot === 'lftImg' ? 'translate(72 0) scale(-1 1)' : undefined;
  return (
    <svg viewBox="0 0 72 48" className={styles.outline} aria-hidden fill="none" stroke="currentColor">
      <path d={LINES[slot]} transform={transform} strokeWidth="1.5" strokeLinejoin="round" />
    </svg>
  );
}
