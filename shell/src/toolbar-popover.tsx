import { Popover, type PopoverProps } from 'antd';

/** Below its button and moved along where the window ends: on a phone antd's own placements leave the window. */
const PLACEMENTS: NonNullable<PopoverProps['builtinPlacements']> = {
  bottom: { points: ['tc', 'bc'], offset: [0, 4], overflow: { shiftX: true, adjustY: true } },
};

/** What a button of the toolbar opens. */
export function ToolbarPopover(props: PopoverProps) {
  return (
    <Popover
      trigger="click"
      placement="bottom"
      builtinPlacements={PLACEMENTS}
      arrow={false}
      destroyOnHidden
      {...props}
    />
  );
}
