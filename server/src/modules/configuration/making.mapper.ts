import type { Making } from '@portal/shared/contract';
import type { AppContext } from '../../app-context';

/** How something is made as calls answer it, the logo as a short-lived address. */
export function toMaking(making: Making | null, fileLinks: AppContext['fileLinks']): Making | null {
  if (!making) return null;
  const { marking } = making;
  const { logoFile } = marking;
  return { ...making, marking: { ...marking, logoFile: logoFile && fileLinks.urlOfKey(logoFile) } };
}
