import type { Passkey } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { Loaded, SectionCard } from '@portal/shared/ui';
import { Flex, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { usePasskeysQuery } from '../../api/passkeys.api';
import { AddPasskey } from './add-passkey';
import { RemovePasskey, RenamePasskey } from './passkey-actions';
import { addedMessage, passkeyMessages as messages, passkeyUsedMessage } from './passkey.messages';
import styles from './security.module.css';

/** The passkeys of the person, which sign in without a password. A browser that knows none offers no new one. */
export function PasskeysCard() {
  const { formatMessage } = useIntl();
  const passkeys = usePasskeysQuery();
  const canAdd = 'PublicKeyCredential' in window;
  return (
    <SectionCard title={formatMessage(messages.title)} extra={canAdd && <AddPasskey />}>
      <Typography.Paragraph>{formatMessage(messages.lead)}</Typography.Paragraph>
      {!canAdd && (
        <Typography.Paragraph type="secondary">{formatMessage(messages.notHere)}</Typography.Paragraph>
      )}
      <Loaded query={passkeys}>
        {(loaded) =>
          loaded.length > 0 && (
            <ul className={styles['sessions'] ?? ''}>
              {loaded.map((passkey) => (
                <PasskeyRow key={passkey.uuid} passkey={passkey} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </SectionCard>
  );
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { formatMessage } = useIntl();
  const { dateTime } = useDates();
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <li>
      <Flex vertical gap={4} className={styles['facts'] ?? ''}>
        <Typography.Text strong>
          <bdi>{name}</bdi>
        </Typography.Text>
        <Typography.Text type="secondary">
          <Flex wrap gap="0 16px">
            <span>{formatMessage(addedMessage, { time: dateTime(createdAt) })}</span>
            <span>
              {lastUsedAt === null
                ? formatMessage(messages.notUsed)
                : formatMessage(passkeyUsedMessage, { time: dateTime(lastUsedAt) })}
            </span>
          </Flex>
        </Typography.Text>
      </Flex>
      <Flex gap={4}>
        <RenamePasskey passkey={passkey} />
        <RemovePasskey passkey={passkey} />
      </Flex>
    </li>
  );
}
