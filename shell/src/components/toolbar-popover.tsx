import { Popover, type PopoverProps } from 'antd';
import { useRef, type FocusEvent, type ReactElement, type ReactNode } from 'react';
import { useBorrowedFocus } from './use-borrowed-focus';

/** Below its button and moved along where the window ends: on a phone antd's own placements leave the window. */
const PLACEMENTS: NonNullable<PopoverProps['builtinPlacements']> = {
  bottom: { points: ['tc', 'bc'], offset: [0, 4], overflow: { shiftX: true, adjustY: true } },
};

interface ToolbarPopoverProps {
  readonly title: string;
  readonly content: ReactNode;
  readonly open: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The button. */
  readonly children: ReactElement;
}

/** What a button of the toolbar opens: takes the focus, closes when the focus leaves it, and gives it back to the button. */
export function ToolbarPopover({ content, ...props }: ToolbarPopoverProps) {
  return (
    <Popover
      trigger="click"
      placement="bottom"
      builtinPlacements={PLACEMENTS}
      arrow={false}
      destroyOnHidden
      content={
        <Panel name={props.title} onLeave={() => props.onOpenChange(false)}>
          {content}
        </Panel>
      }
      {...props}
    />
  );
}

function Panel({ name, onLeave, children }: { name: string; onLeave: () => void; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  const opener = useBorrowedFocus(panel);
  function leave({ relatedTarget, currentTarget }: FocusEvent): void {
    // The button itself closes what it opened.
    if (!relatedTarget || relatedTarget === opener.current) return;
    if (!currentTarget.contains(relatedTarget)) onLeave();
  }
  return (
    <div ref={panel} role="dialog" aria-label={name} tabIndex={-1} onBlur={leave}>
      {children}
    </div>
  );
}
