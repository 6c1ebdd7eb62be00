import type { Locale } from '@portal/shared/contract';
import { locale } from '@portal/shared/i18n';

/** The login page that the page's HTML brings (`login.html`), until the shell's own stands in its place. */
const WAITING = '#splash[data-waiting]';

/** Whether there is such a page, whose focus must not be taken before it is known. */
export function isLoginWaiting(): boolean {
  return document.querySelector(WAITING) !== null;
}

/**
 * Puts the shell's own form in the place of the one that could be typed into before any script had run: with what was typed, the
 * focus, the caret or selection, and the language that was chosen; one that was sent is sent now. Before the browser paints, so that
 * nobody sees two or none.
 */
export function takeOver(form: HTMLFormElement): void {
  const waiting = document.querySelector(WAITING);
  if (!waiting) return;
  const focused = document.activeElement;
  for (const from of waiting.querySelectorAll<HTMLInputElement>('form input')) {
    const to = form.elements.namedItem(from.name);
    if (!(to instanceof HTMLInputElement)) continue;
    if (from.value !== '') {
      to.value = from.value;
      to.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (from !== focused) continue;
    to.focus();
    to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? 'none');
  }
  const chosen = waiting.querySelector<HTMLInputElement>('[type=radio]:checked');
  if (chosen === focused)
    document.querySelector<HTMLInputElement>(`#root [type=radio][value="${chosen?.value}"]`)?.focus();
  if (chosen && !chosen.defaultChecked) locale.set(chosen.value as Locale);
  waiting.remove();
  if (waiting.querySelector('dialog:not([open])')) form.requestSubmit();
}
