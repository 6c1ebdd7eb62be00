import styles from '../room.module.css';

/**
 * Shows the message that the person asked for, where it is on the page: in the middle of the view, in focus, and marked for a moment.
 * Answers whether it is.
 */
export function showTarget(log: HTMLElement, msgId: number): boolean {
  const found = log.querySelector<HTMLElement>(`[data-number="${msgId}"]`);
  if (!found) return false;
  found.scrollIntoView({ block: 'center' });
  found.focus({ preventScroll: true });
  const mark = styles['target'] ?? 'target';
  found.classList.remove(mark);
  // Asked for twice it is marked twice: the animation starts again where the class was away.
  void found.offsetWidth;
  found.classList.add(mark);
  return true;
}
