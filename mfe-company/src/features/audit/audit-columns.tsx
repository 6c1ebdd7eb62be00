import { pathTo, type AuditEntry } from '@portal/shared/contract';
import { ERROR_STATUS, type ErrorCode } from '@portal/shared/errors';
import { useDates } from '@portal/shared/i18n';
import { useForgetSearch, type ListColumn } from '@portal/shared/list';
import { Link } from '@portal/shared/router';
import { errorText, Ltr, orDash } from '@portal/shared/ui';
import { Flex, Tag, Typography } from 'antd';
import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import {
  actionMessages,
  actorMessages,
  areaMessages,
  columnMessages,
  deedMessages,
  onlyRecordMessage,
  outcomeMessages,
  whatMessage,
} from './audit.messages';
import { isOfSettings, SettingChanges } from './setting-changes';

type Column = ListColumn<AuditEntry>;

export const AUDIT_LIST = 'company.audit';

/** The columns of the audit log, the same ones until language or date format change. */
export function useAuditColumns(): [Column, ...Column[]] {
  const intl = useIntl();
  const { dateTime } = useDates();
  return useMemo(() => {
    const column = (
      key: keyof typeof columnMessages,
      width: number,
      render: Column['render'],
      more = {},
    ): Column => ({
      key,
      width,
      title: intl.formatMessage(columnMessages[key]),
      render,
      ...more,
    });
    const isExtra = true;
    return [
      column('at', 170, ({ at }) => dateTime(at), { sort: 'at' }),
      column('actor', 190, ({ actor }) => <Actor actor={actor} />),
      column('what', 280, (entry) => <What entry={entry} />),
      column('record', 140, (entry) => <RecordLink entry={entry} />),
      column('outcome', 190, (entry) => <Outcome entry={entry} />),
      column('address', 160, ({ address }) => orDash(address && <Ltr>{address}</Ltr>), { isExtra }),
      column('call', 280, ({ action }) => <Ltr>{action}</Ltr>, { isExtra }),
      column('detail', 240, ({ detail }) => orDash(detail && <SettingChanges detail={detail} />), {
        isExtra,
      }),
      column('number', 110, ({ number }) => orDash(number && <Ltr>{number}</Ltr>), { isExtra }),
    ];
  }, [intl, dateTime]);
}

function Actor({ actor: { type, name } }: Pick<AuditEntry, 'actor'>) {
  const { formatMessage } = useIntl();
  if (type === 'person') return orDash(name && <bdi>{name}</bdi>);
  return (
    <Flex vertical>
      {name && type !== 'portal' && <bdi>{name}</bdi>}
      <Typography.Text type="secondary">{formatMessage(actorMessages[type])}</Typography.Text>
    </Flex>
  );
}

function What({ entry }: { entry: AuditEntry }) {
  const intl = useIntl();
  return (
    <Flex vertical>
      <span>{whatText(entry, intl)}</span>
      {/* The server's words are English. */}
      {intl.locale === 'en' && entry.summary && (
        <Typography.Text type="secondary">{entry.summary}</Typography.Text>
      )}
      {isOfSettings(entry.detail) && <SettingChanges detail={entry.detail} />}
    </Flex>
  );
}

/** What was done or tried, in the person's language. */
export function whatText(
  { action, area, deed }: Pick<AuditEntry, 'action' | 'area' | 'deed'>,
  { formatMessage }: IntlShape,
): string {
  const key = action.replace(/^([A-Z]+) (\/.*)$/, '$2 $1');
  const own = Object.hasOwn(actionMessages, key) ? actionMessages[key] : undefined;
  if (own) return formatMessage(own);
  return formatMessage(whatMessage, {
    area: formatMessage(areaMessages[area]),
    deed: formatMessage(deedMessages[deed]),
  });
}

/** First part of a uuid: enough to tell one record from another. */
const SHORT = 8;

/** A record by what people call it, where that is known. */
export function recordName(subject: string, label: string | null | undefined): string {
  return label ?? subject.slice(0, SHORT);
}

/** The record by its name; it leads to all that is about it, whatever the log was searched for. */
function RecordLink({ entry: { subject, subjectLabel } }: { entry: AuditEntry }) {
  const { formatMessage } = useIntl();
  const forgetSearch = useForgetSearch(AUDIT_LIST);
  if (!subject) return orDash(null);
  const record = recordName(subject, subjectLabel);
  return (
    <Link
      to={`${pathTo('audit')}?record=${subject}`}
      onClick={forgetSearch}
      aria-label={formatMessage(onlyRecordMessage, { record })}
    >
      <bdi>{record}</bdi>
    </Link>
  );
}

function Outcome({ entry: { outcome, code } }: { entry: AuditEntry }) {
  const intl = useIntl();
  return (
    <Flex vertical align="start" gap={4}>
      <Tag color={outcome === 'done' ? 'success' : 'error'} variant="filled">
        {intl.formatMessage(outcomeMessages[outcome])}
      </Tag>
      {code && <Typography.Text type="secondary">{reasonText(code, intl)}</Typography.Text>}
    </Flex>
  );
}

/** Why it was refused. A code of a newer server is taken apart in any language. */
function reasonText(code: string, intl: IntlShape): string {
  const message = wordsOf(code);
  return isErrorCode(code) ? errorText({ code, message }, intl) : message;
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERROR_STATUS, code);
}

/** In English a code says what it means when it is taken apart. */
function wordsOf(code: string): string {
  const words = code.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
