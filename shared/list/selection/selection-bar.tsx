import { Button, Flex, theme } from 'antd';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { selectedMessage, selectionMessages } from './selection.messages';

interface SelectionBarProps {
  readonly count: number;
  readonly onClear: () => void;
  /** What can be done with the selected rows. */
  readonly children: ReactNode;
}

/** How many rows are selected and what can be done with them, at the lower edge of the window while the list is longer. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  const { formatMessage } = useIntl();
  const { token } = theme.useToken();
  return (
    <Flex
      component="section"
      aria-label={formatMessage(selectionMessages.label)}
      wrap
      align="center"
      gap={8}
      style={{
        position: 'sticky',
        insetBlockEnd: 0,
        zIndex: 2,
        padding: 12,
        background: token.colorBgElevated,
        border: `1px solid ${token.colorBorderSecondary}`,
        borderRadius: token.borderRadiusLG,
        boxShadow: token.boxShadowTertiary,
      }}
    >
      <span role="status" style={{ fontWeight: token.fontWeightStrong, marginInlineEnd: 'auto' }}>
        {formatMessage(selectedMessage, { count })}
      </span>
      <Button type="text" onClick={onClear}>
        {formatMessage(selectionMessages.clear)}
      </Button>
      {children}
    </Flex>
  );
}
