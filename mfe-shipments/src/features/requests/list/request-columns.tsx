import type { ServiceRequest } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import type { ListColumn } from '@portal/shared/list';
import { orDash } from '@portal/shared/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useCanRequest } from '../../../components/use-can-request';
import { requestFields, type RequestField } from '../request-fields';
import { requestFieldMessages } from '../requests.messages';

type Column = ListColumn<ServiceRequest>;

/** What the server sorts requests by, as its white list calls it. */
const SORTS: Partial<Record<RequestField, string>> = {
  identifier: 'identifier',
  type: 'type',
  status: 'status',
  case: 'case.identifier',
  createdAt: 'createdAt',
  shippedAt: 'shippedAt',
};

const WIDTHS: Record<RequestField, number> = {
  identifier: 120,
  type: 170,
  status: 200,
  case: 120,
  patient: 190,
  doctor: 180,
  steps: 180,
  arch: 110,
  note: 240,
  createdAt: 130,
  shippedAt: 130,
};

/**
 * The columns of requests (SM-03), the same ones until language or date format change.
 * @param shown those after the one that names the request; the same array each time
 */
export function useRequestColumns(shown: readonly RequestField[]): [Column, ...Column[]] {
  const intl = useIntl();
  const dates = useDates();
  const canOpen = useCanRequest();
  return useMemo(() => {
    const fields = requestFields(intl, dates, canOpen);
    const column = (field: RequestField): Column => {
      const sort = SORTS[field];
      return {
        key: field,
        width: WIDTHS[field],
        title: intl.formatMessage(requestFieldMessages[field]),
        render: (request) => orDash(fields[field](request)),
        ...(sort && { sort }),
      };
    };
    return [column('identifier'), ...shown.map(column)];
  }, [shown, intl, dates, canOpen]);
}
