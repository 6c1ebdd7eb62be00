import type { Address } from '@portal/shared/contract';
import { useListState } from '@portal/shared/list';
import { useSession } from '@portal/shared/session';
import {
  addressActionMessages,
  DataTable,
  EmptyState,
  Loaded,
  SectionCard,
  useReadOnlyReason,
} from '@portal/shared/ui';
import { Alert, Flex } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAddressesQuery, useShippingAddressesQuery } from '../../api/addresses.api';
import { useExistingPage } from '../../components/use-existing-page';
import { AddAddressButton } from './add-address-button';
import { AddressDialog, type AskedAddress } from './address-actions';
import { ADDRESS_SORTS, useAddressColumns } from './address-columns';
import { messages, noDefaultMessage } from './addresses.messages';
import { useScrollToTop } from './use-scroll-to-top';

/** The tab 'addresses' (CO-08 to CO-12). */
export function AddressesTab() {
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState<AskedAddress | null>(null);
  const columns = useAddressColumns(setAsked);
  // Nobody is asked for what is refused.
  const empty = messages[useReadOnlyReason() === null ? 'empty' : 'emptyReadOnly'];
  const list = useListState({
    sort: { field: 'createdAt', direction: 'desc', fields: ADDRESS_SORTS },
    pageSizes: [10, 5, 20, 50, 100],
    fields: [],
  });
  const { page, pageSize, sort } = list;
  const query = useAddressesQuery({ page, paginate: pageSize, order: `${sort.field} ${sort.direction}` });
  useExistingPage(page, query.currentData);
  const top = useScrollToTop(`${page} ${pageSize}`);
  return (
    <div ref={top} style={{ scrollMarginBlockStart: 'calc(var(--portal-bars, 64px) + 16px)' }}>
      <SectionCard title={formatMessage(addressActionMessages.addresses)} extra={<AddAddressButton />}>
        <Flex vertical gap={16}>
          <ShippingAlert />
          <Loaded query={query} rows={8}>
            {({ data, total, isTotalCapped = false }) => (
              <DataTable
                label={formatMessage(addressActionMessages.addresses)}
                columns={columns}
                rows={data.filter(isShown)}
                rowKey={({ uuid }) => uuid}
                list={{ ...list, isDescendingFirst: true }}
                total={total}
                isTotalCapped={isTotalCapped}
                isRefreshing={query.currentData === undefined}
                empty={<EmptyState text={formatMessage(empty)} />}
              />
            )}
          </Loaded>
        </Flex>
      </SectionCard>
      {/* Not in a row, which goes when somebody else adds or removes addresses: what is typed stays. */}
      {asked && (
        <AddressDialog
          action={asked.action}
          address={query.data?.data.find(({ uuid }) => uuid === asked.address.uuid) ?? asked.address}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

/** Patients' addresses are nobody's business here (CO-09). */
function isShown({ ownerType }: Address): boolean {
  return ownerType !== 'patient';
}

/** Without an address for shipments nothing arrives (CO-10); bulk shipping without a default goes to another one (CO-16). */
function ShippingAlert() {
  const { formatMessage } = useIntl();
  const isBulk = useSession().configuration?.shipmentType === 'bulkshipping';
  const { data } = useShippingAddressesQuery();
  if (data?.total === 0)
    return <Alert type="warning" showIcon role="status" title={formatMessage(messages.noShipping)} />;
  const next = data?.data.find(({ isShipTo }) => isShipTo);
  if (!isBulk || !next || next.isDefaultShippingAddress) return null;
  const { title } = next;
  return <Alert type="info" showIcon role="status" title={formatMessage(noDefaultMessage, { title })} />;
}
