/** Controls where a gap of the submission is filled have ids of this prefix: the form's by its name, the slots' by theirs. */
export const FIELD_ID_PREFIX = 'submission';

/** Leads from the list of gaps to where one is filled. */
export function focusField(missingField: string): void {
  const control = document.getElementById(`${FIELD_ID_PREFIX}_${missingField}`);
  const target = control?.matches('input, textarea, button')
    ? control
    : control?.querySelector<HTMLElement>('input, button');
  target?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}
