import { PrinterOutlined } from '@ant-design/icons';
import type { Shipment } from '@portal/shared/contract';
import { Link, useLocation, useNavigate } from '@portal/shared/router';
import { Loaded, NotFoundState, Page, PageTabs } from '@portal/shared/ui';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { useShipmentQuery } from '../../../api/shipments.api';
import { useListOrigin } from '../../../components/use-list-origin';
import {
  isShipmentTab,
  listPath,
  SHIPMENT_TABS,
  shipmentPath,
  SLIP,
  type ShipmentTab,
  type ShipmentType,
} from '../../../domain/shipment-paths';
import { titleMessages } from '../shipments.messages';
import { CasesTab } from './cases-tab';
import { countedTabMessage, detailMessages, tabMessages } from './detail.messages';
import { ParcelTab } from './parcel-tab';
import { ShipmentActions } from './shipment-actions';
import { TimelineTab } from './timeline-tab';

export interface ShipmentTabProps {
  readonly type: ShipmentType;
  readonly shipment: Shipment;
}

const CONTENTS: Record<ShipmentTab, ComponentType<ShipmentTabProps>> = {
  parcel: ParcelTab,
  cases: CasesTab,
  timeline: TimelineTab,
};

interface ShipmentPageProps {
  readonly type: ShipmentType;
  readonly uuid: string;
  readonly tab: string;
}

/** One shipment (SM-02). */
export function ShipmentPage({ type, uuid, tab }: ShipmentPageProps) {
  const { formatMessage } = useIntl();
  const list = listPath(type);
  const back = <Link to={useListOrigin(list) ?? list}>{formatMessage(titleMessages[type])}</Link>;
  const shipment = useShipmentQuery({ type, uuid }, { skip: !isShipmentTab(tab) });
  if (!isShipmentTab(tab)) return <NotFoundState>{back}</NotFoundState>;
  const { data } = shipment;
  return (
    <Page
      title={data?.identifier ?? formatMessage(detailMessages.title)}
      subtitle={back}
      actions={data && <PageActions type={type} shipment={data} />}
    >
      <Loaded query={shipment} notFoundAction={back}>
        {(loaded) => <ShipmentTabs type={type} shipment={loaded} tab={tab} />}
      </Loaded>
    </Page>
  );
}

function PageActions({ type, shipment }: ShipmentTabProps) {
  const { formatMessage } = useIntl();
  const state: unknown = useLocation().state;
  return (
    <>
      <Link to={shipmentPath(type, shipment.uuid, SLIP)} state={state} style={{ alignSelf: 'center' }}>
        <PrinterOutlined aria-hidden /> {formatMessage(detailMessages.slip)}
      </Link>
      <ShipmentActions type={type} shipment={shipment} />
    </>
  );
}

function ShipmentTabs({ type, shipment, tab }: ShipmentTabProps & { tab: ShipmentTab }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const Content = CONTENTS[tab];
  const labelOf = (name: ShipmentTab) => {
    const label = formatMessage(tabMessages[name]);
    return name === 'cases'
      ? formatMessage(countedTabMessage, { tab: label, count: shipment.caseCount })
      : label;
  };
  return (
    <PageTabs
      label={formatMessage(detailMessages.tabs)}
      open={tab}
      onOpen={(name) => void navigate(shipmentPath(type, shipment.uuid, name), { state })}
      tabs={SHIPMENT_TABS.map((key) => ({
        key,
        label: labelOf(key),
        children: key === tab && <Content type={type} shipment={shipment} />,
      }))}
    />
  );
}
