import { Loaded } from '@portal/shared/ui';
import { useCaseCountsQuery } from '../../../api/case-parts.api';
import type { CaseTabProps } from '../../../components/case-tab';
import styles from './overview.module.css';
import { hasFailed } from './failed-part';
import { ChatPart } from './chat-part';
import { ParcelPart } from './parcel-part';
import { PhotosPart } from './photos-part';
import { PlanPart } from './plan-part';

/** The parts of a case in small, those that it has. */
export function CaseParts(props: CaseTabProps) {
  const { caseRecord, list } = props;
  const query = useCaseCountsQuery({ list, id: caseRecord.uuid });
  if (hasFailed(query)) return <Loaded query={query}>{() => null}</Loaded>;
  const { currentData: counts } = query;
  if (!counts) return null;
  const { assets, plans, shipments, lastMessage, unreadMessages } = counts;
  if (assets + plans + shipments === 0 && !lastMessage) return null;
  return (
    <div className={styles.cards}>
      {assets > 0 && <PhotosPart {...props} />}
      {plans > 0 && <PlanPart {...props} />}
      {shipments > 0 && <ParcelPart {...props} />}
      {lastMessage && <ChatPart {...{ caseRecord, list, lastMessage, unreadMessages }} />}
    </div>
  );
}
