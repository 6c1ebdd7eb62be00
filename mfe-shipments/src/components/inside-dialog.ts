/** Where the list of a select in a dialog belongs: beside its field, so that it is a part of the dialog for a screen reader too. */
export function insideDialog(field: HTMLElement): HTMLElement {
  return field.parentElement ?? document.body;
}
