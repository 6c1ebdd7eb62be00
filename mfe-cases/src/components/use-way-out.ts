import { useNavigate, type NavigateFunction } from '@portal/shared/router';
import { hasUnsavedInput, useDiscardQuestion } from '@portal/shared/ui';
import type { ReactNode } from 'react';

/**
 * A way out of the page by a button. The shell asks at links and Back alone before input is lost, since a page that navigates by itself
 * knows what it does with its input: so this one asks, by the question that stands beside the button.
 */
export function useWayOut(go: (navigate: NavigateFunction) => unknown): {
  leave(): void;
  question: ReactNode;
} {
  const navigate = useNavigate();
  const { close: leave, question } = useDiscardQuestion(hasUnsavedInput, () => void go(navigate));
  return { leave, question };
}
