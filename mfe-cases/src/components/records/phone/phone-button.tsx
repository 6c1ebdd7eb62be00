import type { AssetTypeKey, CaseAsset } from '@portal/shared/contract';
import { assetTypeMessages, ChangeAction } from '@portal/shared/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { recordMessages } from '../records.messages';
import { PhoneDialog } from './phone-dialog';

export interface PhoneTarget {
  readonly caseUuid: string;
  readonly slot: AssetTypeKey;
  /** The records of the case, in which the picture will be found. */
  readonly assets: readonly CaseAsset[];
  /** Called when the code is asked for. */
  onOpen(): void;
  /** Called when the picture is in the slot. */
  onArrived(): void;
}

/** Lets a phone take the picture of a slot: shows a code that it reads off the screen. */
export function PhoneButton(target: PhoneTarget) {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const action = formatMessage(recordMessages.fromPhone);
  const slot = formatMessage(assetTypeMessages[target.slot]);
  return (
    <div style={{ marginInline: -7 }}>
      <ChangeAction>
        <Button
          type="text"
          size="small"
          aria-label={formatMessage(recordMessages.chooseFor, { action, slot })}
          onClick={() => {
            target.onOpen();
            setIsOpen(true);
          }}
        >
          {action}
        </Button>
      </ChangeAction>
      {isOpen && <PhoneDialog {...target} close={() => setIsOpen(false)} />}
    </div>
  );
}
