import { Popover, type PopoverProps } from 'antd';
import { useRef, type FocusEvent, type ReactElement, type ReactNode } from 'react';
import { useBorrowedFocus } from './use-borrowed-focus';

/** Below the button, shifted to stay in the window: on a phone antd's own placements leave it. */
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

/** The popover of a toolbar button: takes the focus, closes when it loses it, and returns it to the button. */
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
    // A click on the button closes the popover by itself.
    if (!relatedTarget || relatedTarget === opener.current) return;
    if (!currentTarget.contains(relatedTarget)) onLeave();
  }
  return (
    <div ref={panel} role="dialog" aria-label={name} tabIndex={-1} onBlur={leave}>
      {children}
    </div>
  );
}
