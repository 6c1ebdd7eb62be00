import { Button, Popover } from 'antd';
import { useIntl } from 'react-intl';
import type { Address } from '../../contract';
import { goHereMessage, ofCasesMessage, openShipmentsMessage } from './address-values.messages';

/** How many parcels are on their way to an address without having left, and of which cases. */
export function OpenShipments({ address }: { address: Address }) {
  const { formatMessage } = useIntl();
  const { count } = address.openShipments;
  if (count === 0) return null;
  return (
    <div>
      <Popover
        trigger="click"
        title={formatMessage(goHereMessage, { count })}
        content={<OpenCases address={address} />}
      >
        <Button type="link" size="small" style={{ paddingInline: 0 }}>
          {formatMessage(openShipmentsMessage, { count })}
        </Button>
      </Popover>
    </div>
  );
}

/** The cases in the parcels, by their numbers; patients' names stay where patients are looked for. */
export function OpenCases({ address: { openShipments } }: { address: Pick<Address, 'openShipments'> }) {
  const { formatList, formatMessage } = useIntl();
  const { cases, caseCount } = openShipments;
  if (cases.length === 0) return null;
  const numbers = formatList(
    cases.map(({ identifier }) => identifier),
    { type: 'unit' },
  );
  return formatMessage(ofCasesMessage, { cases: numbers, others: caseCount - cases.length });
}
