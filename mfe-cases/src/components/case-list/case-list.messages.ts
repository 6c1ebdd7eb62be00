import { defineMessages } from 'react-intl';

export const listMessages = defineMessages({
  adminTitle: { id: 'cases.caseList.adminTitle', defaultMessage: 'Admin Cases' },
  doctorTitle: { id: 'cases.caseList.doctorTitle', defaultMessage: 'Doctor Cases' },
  search: { id: 'cases.caseList.search', defaultMessage: 'Search by case, patient or reference' },
  filter: { id: 'cases.caseList.filter', defaultMessage: 'Filter by status' },
  allStatuses: { id: 'cases.caseList.allStatuses', defaultMessage: 'All statuses' },
  severalStatuses: { id: 'cases.caseList.severalStatuses', defaultMessage: 'Several statuses' },
  empty: { id: 'cases.caseList.empty', defaultMessage: 'There are no cases here yet' },
  noneHere: { id: 'cases.caseList.noneHere', defaultMessage: 'No case is in this status' },
  noMatch: { id: 'cases.caseList.noMatch', defaultMessage: 'No case matches' },
});

export const filterMessages = defineMessages({
  inManufacturing: { id: 'cases.filter.inManufacturing', defaultMessage: 'In manufacturing' },
  createdFrom: { id: 'cases.filter.createdFrom', defaultMessage: 'Created from' },
  createdTo: { id: 'cases.filter.createdTo', defaultMessage: 'Created to' },
  given: { id: 'cases.filter.given', defaultMessage: 'Has one' },
  missing: { id: 'cases.filter.missing', defaultMessage: 'Has none' },
  mine: { id: 'cases.filter.mine', defaultMessage: 'Mine' },
  waiting: { id: 'cases.filter.waiting', defaultMessage: 'Waits for me' },
});
