import { PAGES, type SessionInfo } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { Link } from '@portal/shared/router';
import { ConfirmButton, Loaded, Ltr, SectionCard } from '@portal/shared/ui';
import { Flex, Tag, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { useEndOtherSessionsMutation, useEndSessionMutation, useSessionsQuery } from '../../api/security.api';
import { endOfMessage, openedMessage, sessionMessages as messages, usedMessage } from './security.messages';
import styles from './security.module.css';
import { useBrowserName } from './use-browser-name';

/** Where the person is signed in, and an end for each. */
export function SessionsCard() {
  const { formatMessage } = useIntl();
  const sessions = useSessionsQuery();
  return (
    <SectionCard title={formatMessage(messages.title)}>
      <Typography.Text type="secondary">
        <Flex wrap gap="0 8px" style={{ marginBlockEnd: 16 }}>
          <span>{formatMessage(messages.hint)}</span>
          <Link to={PAGES.resetPassword}>{formatMessage(messages.changePassword)}</Link>
        </Flex>
      </Typography.Text>
      <Loaded query={sessions}>
        {(loaded) => (
          <Flex vertical gap={24} align="flex-start">
            <ul className={styles['sessions'] ?? ''}>
              {loaded.map((session) => (
                <Session key={session.uuid} session={session} />
              ))}
            </ul>
            {loaded.length > 1 && <EndOthers />}
          </Flex>
        )}
      </Loaded>
    </SectionCard>
  );
}

function Session({ session }: { session: SessionInfo }) {
  const { formatMessage } = useIntl();
  const { dateTime } = useDates();
  const { address, isThis, lastUsedAt, openedAt } = session;
  const browser = useBrowserName(session);
  return (
    <li>
      <Flex vertical gap={4} className={styles['facts'] ?? ''}>
        <Flex wrap gap={8}>
          <Typography.Text strong>{browser}</Typography.Text>
          {isThis && (
            <Tag color="success" variant="filled">
              {formatMessage(messages.isThis)}
            </Tag>
          )}
        </Flex>
        <Typography.Text type="secondary">
          <Flex wrap gap="0 16px">
            <span>{formatMessage(usedMessage, { time: dateTime(lastUsedAt) })}</span>
            {address === null ? formatMessage(messages.noAddress) : <Ltr>{address}</Ltr>}
            <span>{formatMessage(openedMessage, { time: dateTime(openedAt) })}</span>
          </Flex>
        </Typography.Text>
      </Flex>
      {!isThis && (
        <EndSession
          uuid={session.uuid}
          name={formatMessage(endOfMessage, { browser, time: dateTime(lastUsedAt) })}
        />
      )}
    </li>
  );
}

function EndSession({ uuid, name }: { uuid: string; name: string }) {
  const { formatMessage } = useIntl();
  const [end] = useEndSessionMutation();
  return (
    <ConfirmButton
      isAlwaysAllowed
      danger
      aria-label={name}
      question={formatMessage(messages.endQuestion)}
      hint={formatMessage(messages.endHint)}
      okText={formatMessage(messages.end)}
      run={() => end(uuid).unwrap()}
      done={formatMessage(messages.ended)}
    >
      {formatMessage(messages.end)}
    </ConfirmButton>
  );
}

function EndOthers() {
  const { formatMessage } = useIntl();
  const [end] = useEndOtherSessionsMutation();
  return (
    <ConfirmButton
      isAlwaysAllowed
      danger
      question={formatMessage(messages.endOthersQuestion)}
      hint={formatMessage(messages.endHint)}
      okText={formatMessage(messages.endOthers)}
      run={() => end().unwrap()}
      done={formatMessage(messages.othersEnded)}
    >
      {formatMessage(messages.endOthers)}
    </ConfirmButton>
  );
}
