/** Controls where a gap of the submission is filled have ids of this prefix: the form's by its name, the slots' by theirs. */
export const GAP_PREFIX = 'submission';

/** Leads from the list of gaps to where one is filled. */
export function focusGap(gap: string): void {
  const control = document.getElementById(`${GAP_PREFIX}_${gap}`);
  const target = control?.matches('input, textarea, button')
    ? control
    : control?.querySelector<HTMLElement>('input, button');
  target?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}
