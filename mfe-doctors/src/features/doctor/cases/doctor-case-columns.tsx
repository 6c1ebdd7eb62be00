import { pathTo, PRODUCT_NAMES, type Case } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import type { ListColumn } from '@portal/shared/list';
import { Link, useLocation } from '@portal/shared/router';
import { CaseStatusTag, Ltr, PatientName } from '@portal/shared/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { columnMessages } from './doctor-cases.messages';

type Column = ListColumn<Case>;

/** The columns of a doctor's cases; the same ones until language or date format change. */
export function useDoctorCaseColumns(): [Column, ...Column[]] {
  const { formatMessage } = useIntl();
  const { date } = useDates();
  return useMemo(() => {
    const column = (key: keyof typeof columnMessages, width: number, render: Column['render']): Column => ({
      key,
      width,
      sort: key,
      title: formatMessage(columnMessages[key]),
      render,
    });
    return [
      column('identifier', 120, (caseRecord) => <CaseLink caseRecord={caseRecord} />),
      column('patientName', 200, ({ patientName }) => <PatientName name={patientName} />),
      column('productId', 160, ({ productId }) => PRODUCT_NAMES[productId]),
      column('status', 190, ({ status }) => <CaseStatusTag status={status} />),
      column('createdAt', 130, ({ createdAt }) => date(createdAt)),
    ];
  }, [formatMessage, date]);
}

/** A draft opens where it is filled in. `from` leads back from the case to this doctor. */
function CaseLink({ caseRecord: { uuid, identifier, status } }: { caseRecord: Case }) {
  const { pathname, search } = useLocation();
  const tab = status === 'NEW' ? 'submission' : 'overview';
  return (
    <Link
      to={pathTo('case', { list: 'doctor', status: 'all', caseId: uuid, tab })}
      state={{ from: pathname + search }}
    >
      <Ltr>{identifier}</Ltr>
    </Link>
  );
}
