import { ConfirmDialog } from '@portal/shared/ui';
import { Checkbox, Form } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useShippingAddressesQuery } from '../../api/addresses.api';
import { defaultMessages } from './addresses.messages';
import { KeepDefaultNotice } from './keep-default-notice';

/** Whether all parcels are shipped to the address (CO-16, CO-17). `isDefault` says whether they are now. */
export function DefaultShippingField({ isDefault }: { isDefault: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <Form.Item name="isDefaultShippingAddress" extra={formatMessage(defaultMessages.ownToo)}>
      <DefaultCheckbox isDefault={isDefault} />
    </Form.Item>
  );
}

interface DefaultCheckboxProps {
  readonly isDefault: boolean;
  /** By the form's item; undefined until it is touched. */
  readonly value?: boolean;
  readonly onChange?: (value: boolean) => void;
}

function DefaultCheckbox({ isDefault, value, onChange }: DefaultCheckboxProps) {
  const { formatMessage } = useIntl();
  const { data: shipping } = useShippingAddressesQuery();
  const [isAsking, setIsAsking] = useState(false);
  const hasOther =
    !isDefault && (shipping?.data.some((address) => address.isDefaultShippingAddress) ?? false);
  return (
    <KeepDefaultNotice>
      {(showNotice) => {
        function change(isChecked: boolean): void {
          if (!isChecked && isDefault) showNotice();
          else if (isChecked && hasOther) setIsAsking(true);
          else onChange?.(isChecked);
        }
        return (
          <>
            <Checkbox checked={value ?? isDefault} onChange={({ target }) => change(target.checked)}>
              {formatMessage(defaultMessages.use)}
            </Checkbox>
            {isAsking && (
              <ConfirmDialog
                question={formatMessage(defaultMessages.title)}
                hint={formatMessage(defaultMessages.replace)}
                run={() => onChange?.(true)}
                onClose={() => setIsAsking(false)}
              />
            )}
          </>
        );
      }}
    </KeepDefaultNotice>
  );
}
