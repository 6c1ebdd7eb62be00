import { ChangeAction, assetTypeMessages, ConfirmButton } from '@portal/shared/ui';
import type { CaseAsset } from '@portal/shared/contract';
import { Button, Dropdown, Flex } from 'antd';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { recordMessages } from '../records.messages';
import type { Arranging } from './use-arranging';

interface ArrangeActionsProps {
  readonly asset: CaseAsset;
  readonly arranging: Arranging;
}

/** Moves the record of a slot to another one, or removes it. By keyboard the menu does what dragging does. */
export function ArrangeActions({ asset, arranging: { moves, move, remove } }: ArrangeActionsProps) {
  const { formatMessage } = useIntl();
  const slot = formatMessage(assetTypeMessages[asset.assetType]);
  const nameOf = (action: MessageDescriptor) =>
    formatMessage(recordMessages.chooseFor, { action: formatMessage(action), slot });
  const items = moves.map((one) => {
    const to = formatMessage(assetTypeMessages[one.slot]);
    const label = one.swapped ? formatMessage(recordMessages.swapWith, { slot: to }) : to;
    return { key: one.slot, label, onClick: () => move(one) };
  });
  return (
    <Flex gap={4} wrap style={{ marginInline: -7 }}>
      {items.length > 0 && (
        <ChangeAction>
          <Dropdown trigger={['click']} menu={{ items }}>
            <Button size="small" type="text" aria-label={nameOf(recordMessages.move)}>
              {formatMessage(recordMessages.move)}
            </Button>
          </Dropdown>
        </ChangeAction>
      )}
      <ConfirmButton
        size="small"
        type="text"
        danger
        aria-label={nameOf(recordMessages.remove)}
        question={formatMessage(recordMessages.removeQuestion, { name: asset.name, slot })}
        hint={formatMessage(recordMessages.removeHint)}
        run={remove}
        done={formatMessage(recordMessages.removed)}
      >
        {formatMessage(recordMessages.remove)}
      </ConfirmButton>
    </Flex>
  );
}
