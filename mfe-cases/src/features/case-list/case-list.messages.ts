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
  pastTheEnd: { id: 'cases.caseList.pastTheEnd', defaultMessage: 'The list has fewer pages now' },
  lastPage: { id: 'cases.caseList.lastPage', defaultMessage: 'Go to the last page' },
});
