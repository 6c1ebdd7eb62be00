import { FileTextOutlined, InboxOutlined, PartitionOutlined } from '@ant-design/icons';
import type { ChatReference, NewChatReference } from '@portal/shared/contract';
import { Link } from '@portal/shared/router';
import { assetTypeMessages, Ltr } from '@portal/shared/ui';
import { Tag } from 'antd';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { referenceMessages, roomMessages } from './room.messages';
import styles from './room.module.css';

const ICONS = { plan: <PartitionOutlined />, record: <FileTextOutlined />, parcel: <InboxOutlined /> };

/** What a message is about, as a link to it. */
export function ReferenceChip({ reference, path }: { reference: ChatReference; path: string }) {
  return (
    <Link to={path} className={styles.reference}>
      <Tag icon={ICONS[reference.kind]} color="processing">
        <ReferenceName reference={reference} />
      </Tag>
    </Link>
  );
}

/** What a message will be about, before the server has named it. */
export function PendingReference({
  reference,
  onClose,
}: {
  reference: NewChatReference;
  onClose?: () => void;
}) {
  const { formatMessage } = useIntl();
  const { plan, stage } = referenceMessages;
  const name =
    reference.kind === 'plan'
      ? reference.stage === undefined
        ? formatMessage(plan, { version: reference.version })
        : formatMessage(stage, { version: reference.version, stage: reference.stage })
      : formatMessage(roomMessages[reference.kind]);
  return (
    <Tag
      icon={ICONS[reference.kind]}
      color="processing"
      closable={onClose && { 'aria-label': formatMessage(roomMessages.removeReference) }}
      {...(onClose && { onClose })}
    >
      {name}
    </Tag>
  );
}

function ReferenceName({ reference }: { reference: ChatReference }): ReactNode {
  const { formatMessage } = useIntl();
  switch (reference.kind) {
    case 'plan':
      return reference.stage === null
        ? formatMessage(referenceMessages.plan, { version: reference.version })
        : formatMessage(referenceMessages.stage, { version: reference.version, stage: reference.stage });
    case 'record':
      return formatMessage(assetTypeMessages[reference.assetType]);
    case 'parcel':
      return (
        <>
          {formatMessage(roomMessages.parcel)} <Ltr>{reference.identifier}</Ltr>
        </>
      );
  }
}
