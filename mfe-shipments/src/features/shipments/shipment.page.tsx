import type { Shipment } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { Link } from '@portal/shared/router';
import { Facts, Loaded, NotFoundState, Page, SectionCard } from '@portal/shared/ui';
import { Flex } from 'antd';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { useShipmentQuery } from '../../api/shipments.api';
import { listPath, type ShipmentType } from '../../domain/shipment-paths';
import { ShipmentCases } from './shipment-cases';
import { shipmentFields } from './shipment-columns';
import { fieldMessages, messages, titleMessages } from './shipments.messages';

interface ShipmentProps {
  readonly type: ShipmentType;
  readonly shipment: Shipment;
}

/** The tabs of a shipment. */
const TABS: Readonly<Record<string, ComponentType<ShipmentProps>>> = { cases: ShipmentCases };

/** One shipment (SM-02). */
export function ShipmentPage({ type, uuid, tab }: { type: ShipmentType; uuid: string; tab: string }) {
  const { formatMessage } = useIntl();
  const back = <Link to={listPath(type)}>{formatMessage(titleMessages[type])}</Link>;
  const Tab = Object.hasOwn(TABS, tab) ? TABS[tab] : undefined;
  const shipment = useShipmentQuery({ type, uuid }, { skip: !Tab });
  if (!Tab) return <NotFoundState>{back}</NotFoundState>;
  return (
    <Page title={shipment.data?.identifier ?? formatMessage(messages.detailTitle)} actions={back}>
      <Loaded query={shipment}>
        {(loaded) => (
          <Flex vertical gap={20}>
            <ShipmentFacts type={type} shipment={loaded} />
            <Tab type={type} shipment={loaded} />
          </Flex>
        )}
      </Loaded>
    </Page>
  );
}

function ShipmentFacts({ type, shipment }: ShipmentProps) {
  const { formatMessage } = useIntl();
  const { date } = useDates();
  const fields = shipmentFields(type, date);
  const shown = ['status', 'airwayBillNumber', 'courier', 'createdAt', 'shippedAt'] as const;
  return (
    <SectionCard title={formatMessage(messages.detailTitle)}>
      <Facts
        facts={shown.map((key) => ({
          key,
          label: formatMessage(fieldMessages[key]),
          value: fields[key](shipment),
        }))}
      />
    </SectionCard>
  );
}
