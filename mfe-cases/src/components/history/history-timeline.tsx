import type { AssetTypeKey, CaseAsset, CaseHistoryEntry, HistoryLabel } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { assetTypeMessages, CaseStatusTag, Ltr } from '@portal/shared/ui';
import { Flex, Timeline, Typography } from 'antd';
import { useIntl } from 'react-intl';
import {
  actorMessages,
  dayChangedMessage,
  historyActionMessages,
  historyMessages,
  labPersonMessage,
  recordsAddedMessage,
} from './history.messages';
import { labelOf, type HistoryGroup } from './history-groups';

const REFUSALS: readonly HistoryLabel[] = [
  'rejected',
  'planRejected',
  'orderRejected',
  'requestRejected',
  'refinementRefused',
  'shipmentMissing',
  'shipmentWrong',
];
const DAYS: readonly HistoryLabel[] = ['dueDateChanged', 'appointmentChanged'];

interface HistoryTimelineProps {
  readonly groups: readonly HistoryGroup[];
  /** The case's records: an entry about one has its file's name alone. */
  readonly assets?: readonly CaseAsset[] | undefined;
}

/** What happened to a case, in the order of the groups; records that were added together open to their names. */
export function HistoryTimeline({ groups, assets = [] }: HistoryTimelineProps) {
  return (
    <Timeline
      items={groups.map((group) => ({
        key: group[0].uuid,
        color: REFUSALS.includes(labelOf(group[0])) ? 'red' : 'gray',
        content:
          group.length > 1 ? (
            <Records group={group} assets={assets} />
          ) : (
            <Entry {...{ assets }} entry={group[0]} />
          ),
      }))}
    />
  );
}

/** The slot of a record, where one file alone has this name. */
function slotOf(entry: CaseHistoryEntry, assets: readonly CaseAsset[]): AssetTypeKey | null {
  if (labelOf(entry) !== 'fileAdded') return null;
  const slots = new Set(assets.filter(({ name }) => name === entry.note).map(({ assetType }) => assetType));
  const [slot] = slots;
  return slots.size === 1 && slot ? slot : null;
}

function Records({ group, assets }: { group: HistoryGroup; assets: readonly CaseAsset[] }) {
  const { formatMessage } = useIntl();
  return (
    <details>
      <summary>
        <Typography.Text strong>
          {formatMessage(recordsAddedMessage, { count: group.length })}
        </Typography.Text>
        <Byline entry={group[0]} />
      </summary>
      <ul>
        {group.map((entry) => (
          <li key={entry.uuid}>
            <RecordName entry={entry} assets={assets} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function RecordName({ entry, assets }: { entry: CaseHistoryEntry; assets: readonly CaseAsset[] }) {
  const { formatMessage } = useIntl();
  const slot = slotOf(entry, assets);
  return (
    <Flex wrap gap="0 8px">
      {slot && <span>{formatMessage(assetTypeMessages[slot])}</span>}
      <Typography.Text {...(slot && { type: 'secondary' })}>
        <bdi>{entry.note}</bdi>
      </Typography.Text>
    </Flex>
  );
}

/** When, and by whom. */
function Byline({ entry: { actor, actorName, createdAt } }: { entry: CaseHistoryEntry }) {
  const { formatMessage } = useIntl();
  const { dateTime } = useDates();
  const side = formatMessage(actorMessages[actor]);
  const name =
    actor === 'provider' && actorName ? formatMessage(labPersonMessage, { name: actorName }) : actorName;
  return (
    <Flex wrap gap="0 12px">
      <Typography.Text type="secondary">{dateTime(createdAt)}</Typography.Text>
      <Typography.Text type="secondary">{name ?? side}</Typography.Text>
    </Flex>
  );
}

function Entry({ entry, assets }: { entry: CaseHistoryEntry; assets: readonly CaseAsset[] }) {
  const { formatMessage } = useIntl();
  const { fromStatus, toStatus, note, subjectLabel } = entry;
  const label = labelOf(entry);
  return (
    <Flex vertical gap={2}>
      <Flex wrap align="center" gap={8}>
        <Typography.Text strong>{formatMessage(historyActionMessages[label])}</Typography.Text>
        {subjectLabel && <Ltr>{subjectLabel}</Ltr>}
        {DAYS.includes(label) && <DayChange entry={entry} />}
        {toStatus && toStatus !== fromStatus && <CaseStatusTag status={toStatus} />}
      </Flex>
      <Byline entry={entry} />
      {label === 'fileAdded' ? (
        <RecordName entry={entry} assets={assets} />
      ) : (
        note && (
          <div>
            <bdi style={{ whiteSpace: 'pre-wrap' }}>{note}</bdi>
          </div>
        )
      )}
    </Flex>
  );
}

function DayChange({ entry: { subjectFrom, subjectTo } }: { entry: CaseHistoryEntry }) {
  const { formatMessage } = useIntl();
  const { date } = useDates();
  const day = (text: string | null) => (text ? date(text) : formatMessage(historyMessages.noDay));
  return <span>{formatMessage(dayChangedMessage, { from: day(subjectFrom), to: day(subjectTo) })}</span>;
}
