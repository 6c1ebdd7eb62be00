import { Alert, Button, Flex } from 'antd';
import { useIntl } from 'react-intl';
import { layoutMessages } from './layout.messages';

interface OverrideBarProps {
  readonly overrides: readonly { readonly id: string; readonly url: string }[];
  readonly onClear: () => void;
}

/** Says which remotes come from a developer's machine instead of their release; nobody should wonder. */
export function OverrideBar({ overrides, onClear }: OverrideBarProps) {
  const { formatMessage } = useIntl();
  if (overrides.length === 0) return null;
  return (
    <Alert
      type="warning"
      banner
      title={
        <Flex wrap gap={8}>
          {overrides.map(({ id, url }) => (
            <span key={id}>{formatMessage(layoutMessages.override, { id, url })}</span>
          ))}
        </Flex>
      }
      action={
        <Button size="small" onClick={onClear}>
          {formatMessage(layoutMessages.clearOverride)}
        </Button>
      }
    />
  );
}
