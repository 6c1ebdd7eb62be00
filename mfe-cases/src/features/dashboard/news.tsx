import type { Case, CaseListQuery } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { Link, useLocation } from '@portal/shared/router';
import { CaseStatusTag, Ltr, PatientName } from '@portal/shared/ui';
import { Typography } from 'antd';
import { useIntl } from 'react-intl';
import { useCaseListQuery } from '../../api/cases.api';
import { casePath, firstTab, type CaseListName } from '../../domain/case-paths';
import { dashboardMessages } from './dashboard.messages';
import { ListLink } from './list-link';
import styles from './news.module.css';

/** Most cases shown here; the list shows all. */
const SHOWN = 5;

function newsQuery(since: string): CaseListQuery {
  const filter = { op: 'AND', value: [{ op: 'GTE', key: 'statusSince', value: since }] };
  return { page: 1, paginate: SHOWN, order: 'statusSince desc', filter: JSON.stringify(filter) };
}

/**
 * Cases whose status changed since the reader's last visit, the latest first (CA-01). Collapsed, so that the list of waiting
 * cases below stays in place.
 */
export function News({ list, since }: { list: CaseListName; since: number }) {
  const { formatMessage } = useIntl();
  const { dateTime } = useDates();
  const moment = new Date(since).toISOString();
  const { data: news } = useCaseListQuery({ list, query: newsQuery(moment) });
  if (!news) return null;
  const time = dateTime(moment);
  if (news.total === 0)
    return (
      <Typography.Text type="secondary">
        {formatMessage(dashboardMessages.nothingNew, { time })}
      </Typography.Text>
    );
  return (
    <details className={styles.news}>
      <summary>{formatMessage(dashboardMessages.news, { count: news.total, time })}</summary>
      <ul>
        {news.data.map((caseRecord) => (
          <NewsItem key={caseRecord.uuid} caseRecord={caseRecord} list={list} />
        ))}
        <li>
          <ListLink list={list} query="sort=statusSince">
            {formatMessage(dashboardMessages.latest)}
          </ListLink>
        </li>
      </ul>
    </details>
  );
}

function NewsItem({ caseRecord, list }: { caseRecord: Case; list: CaseListName }) {
  const { dateTime } = useDates();
  const { pathname, search } = useLocation();
  const { uuid, identifier, patientName, status, statusSince } = caseRecord;
  return (
    <li>
      <Link to={casePath(list, 'all', uuid, firstTab(status))} state={{ from: pathname + search }}>
        <Ltr>{identifier}</Ltr>
      </Link>
      <span className={styles.patient}>
        <PatientName name={patientName} />
      </span>
      <CaseStatusTag status={status} />
      <Typography.Text type="secondary">
        <Ltr>{dateTime(statusSince)}</Ltr>
      </Typography.Text>
    </li>
  );
}
