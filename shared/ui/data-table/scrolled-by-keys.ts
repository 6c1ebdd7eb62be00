/** The ref of a table in which nothing can be pressed: where it is wider than its place, the arrow keys scroll it. */
export function scrolledByKeys(table: { readonly nativeElement: HTMLElement } | null): void {
  table?.nativeElement.querySelector('.ant-table-content')?.setAttribute('tabindex', '0');
}
