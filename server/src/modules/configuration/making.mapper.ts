import type { LmpTrimLine, MadeWith, Making, TrimLine } from '@portal/shared/contract';
import type { AppContext } from '../../app-context';

/** How something is made as calls answer it, the logo as a short-lived address. */
export function toMaking(making: Making | null, fileLinks: AppContext['fileLinks']): Making | null {
  if (!making) return null;
  const { marking } = making;
  const { logoFile } = marking;
  return { ...making, marking: { ...marking, logoFile: logoFile && fileLinks.urlOfPicture(logoFile) } };
}

/** Trim lines of the production preferences as those of a case; another one has no name there. */
const TRIM_LINE_OF_MARKING: Readonly<Record<LmpTrimLine, TrimLine | null>> = {
  Scalloped: 'SCALLOPED',
  'Straight Cut': 'STRAIGHT_CUT',
  Other: null,
};

/** What something is made with, as its owners read it: with the trim line of the production preferences where nothing else says one. */
export function toMadeWith(making: Making | null): MadeWith | null {
  if (!making) return null;
  const { trimLine, offset, material, marking } = making;
  const marked = marking.trimLine && TRIM_LINE_OF_MARKING[marking.trimLine];
  return { trimLine: trimLine ?? marked, offset, material };
}
