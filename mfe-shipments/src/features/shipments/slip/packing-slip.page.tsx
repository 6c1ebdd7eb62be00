import { PrinterOutlined } from '@ant-design/icons';
import { Link, useLocation } from '@portal/shared/router';
import { Ltr, Loaded, Page } from '@portal/shared/ui';
import { Button } from 'antd';
import { useIntl } from 'react-intl';
import { usePackingSlipQuery } from '../../../api/parcel.api';
import { shipmentPath, type ShipmentType } from '../../../domain/shipment-paths';
import { slipMessages } from './slip.messages';
import { SlipSheets } from './slip-sheet';

/** The slip that is printed and put into a parcel: on the screen as it will be on paper, and alone on paper. */
export function PackingSlipPage({ type, uuid }: { type: ShipmentType; uuid: string }) {
  const { formatMessage } = useIntl();
  const slip = usePackingSlipQuery({ type, uuid });
  const state: unknown = useLocation().state;
  const back = (
    <Link to={shipmentPath(type, uuid)} state={state}>
      {slip.data ? <Ltr>{slip.data.shipment.identifier}</Ltr> : formatMessage(slipMessages.back)}
    </Link>
  );
  return (
    <Page
      title={formatMessage(slipMessages.title)}
      subtitle={back}
      actions={
        slip.data && (
          <Button type="primary" icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
            {formatMessage(slipMessages.print)}
          </Button>
        )
      }
    >
      <Loaded query={slip} notFoundAction={back}>
        {(loaded) => <SlipSheets slip={loaded} />}
      </Loaded>
    </Page>
  );
}
