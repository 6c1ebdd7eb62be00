import type { CSSProperties, MouseEvent } from 'react';

/** The cell of a row's box among them: who misses the box by a little does not want to open the row. */
const CONTROLS = 'a, button, input, select, textarea, label, [role="button"], .ant-table-selection-column';

/** Makes a row open by a click anywhere on it that is not meant for something in it, for a new tab, or to mark text. */
export function rowClickProps(open: () => void): {
  onClick: (event: MouseEvent<HTMLElement>) => void;
  style: CSSProperties;
} {
  return {
    style: { cursor: 'pointer' },
    onClick: (event) => {
      const isForControl = event.target instanceof Element && event.target.closest(CONTROLS) !== null;
      const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (!isForControl && !isModified && globalThis.getSelection()?.type !== 'Range') open();
    },
  };
}
