// Tables, and fields that choose from a list: they bring antd's table and select, which a page without lists does not load; and the tabs
// of a page, which those without lists do not have either.
export { addressActionMessages, addressMessages, addressTypeMessages } from './address/address.messages';
export { AddressButton } from './address/address-button';
export { AddressFields } from './address/address-fields';
export { AddressRemoval } from './address/address-removal';
export { OpenShipments } from './address/open-shipments';
export { ParcelsAlert } from './address/parcels-alert';
export type { Places } from './address/places';
export { useAddressNames } from './address/use-address-names';
export { DataTable } from './data-table/data-table';
export { scrolledByKeys } from './data-table/scrolled-by-keys';
export type { DataColumn, DataTableProps, ListSort, RowSelection } from './data-table/data-table.types';
export { PageTabs, type PageTab } from './page-tabs/page-tabs';
export { ChoiceField } from './forms/choice-field';
