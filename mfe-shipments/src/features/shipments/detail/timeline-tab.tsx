import { HISTORY_LABELS, type CaseHistoryEntry, type HistoryLabel } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { EmptyState, Loaded, SectionCard } from '@portal/shared/ui';
import { Flex, Timeline, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { useShipmentHistoryQuery } from '../../../api/parcel.api';
import { actorMessages, detailMessages, historyMessages } from './detail.messages';
import type { ShipmentTabProps } from './shipment.page';

const REPORTS: readonly string[] = ['shipmentMissing', 'shipmentWrong'];

/** What happened to a parcel, newest first. */
export function TimelineTab({ type, shipment: { uuid } }: ShipmentTabProps) {
  const { formatMessage } = useIntl();
  const query = useShipmentHistoryQuery({ type, uuid });
  return (
    <Loaded query={query}>
      {(entries) =>
        entries.length === 0 ? (
          <EmptyState text={formatMessage(detailMessages.noHistory)} />
        ) : (
          <SectionCard title={formatMessage(detailMessages.timeline)}>
            <Timeline
              items={entries.map((entry) => ({
                key: entry.uuid,
                color: REPORTS.includes(entry.label) ? 'red' : 'gray',
                content: <Entry entry={entry} />,
              }))}
            />
          </SectionCard>
        )
      }
    </Loaded>
  );
}

function Entry({ entry }: { entry: CaseHistoryEntry }) {
  const { formatMessage } = useIntl();
  const { dateTime } = useDates();
  const { label, actor, actorName, createdAt, note } = entry;
  const message = (isKnown(label) && historyMessages[label]) || historyMessages.changed;
  return (
    <Flex vertical gap={2}>
      <Typography.Text strong>{formatMessage(message)}</Typography.Text>
      <Flex wrap gap="0 12px">
        <Typography.Text type="secondary">{dateTime(createdAt)}</Typography.Text>
        <Typography.Text type="secondary">
          <bdi>{actorName ?? formatMessage(actorMessages[actor])}</bdi>
        </Typography.Text>
      </Flex>
      {note && (
        <div>
          <bdi style={{ whiteSpace: 'pre-wrap' }}>{note}</bdi>
        </div>
      )}
    </Flex>
  );
}

function isKnown(label: string): label is HistoryLabel {
  return HISTORY_LABELS.some((known) => known === label);
}
