import type { Case } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { Tabs } from 'antd';
import { useIntl } from 'react-intl';
import { Navigate, useLocation, useNavigate } from '@portal/shared/router';
import { useCaseCountsQuery } from '../../api/case-parts.api';
import { canDo } from '../../domain/case-actions';
import {
  casePath,
  DETAIL_TABS,
  isDetailTab,
  PART_TABS,
  type CaseListName,
  type DetailTab,
} from '../../domain/case-paths';
import { partTabs } from '../../domain/part-tabs';
import { detailMessages, tabMessages } from './case-detail.messages';
import type { CaseDetailPageProps } from './case-detail.page';
import styles from './case-tabs.module.css';
import { OverviewTab } from './overview-tab';

/**
 * The parts of a case. The submission is one of them only while the case can be submitted, the records
 * of its making only where there are or can be some (CA-15).
 */
export function CaseTabs({ subject, list, segment, tab, tabs }: CaseDetailPageProps & { subject: Case }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const shown = useShownTabs(subject, list, tab);
  const pathOf = (name: DetailTab) => casePath(list, segment, subject.uuid, name);

  function openTab(name: DetailTab): void {
    void navigate(pathOf(name), { state });
  }
  if (!shown.includes(tab)) return <Navigate to={pathOf('overview')} state={state} replace />;
  const Content = tab === 'overview' ? OverviewTab : tabs[tab];
  return (
    <Tabs
      className={styles.tabs ?? ''}
      aria-label={formatMessage(detailMessages.tabs)}
      activeKey={tab}
      onChange={(name) => isDetailTab(name) && openTab(name)}
      items={shown.map((name) => ({
        key: name,
        label: formatMessage(tabMessages[name]),
        children: name === tab && <Content subject={subject} list={list} openTab={openTab} />,
      }))}
    />
  );
}

function useShownTabs(subject: Case, list: CaseListName, open: DetailTab): readonly DetailTab[] {
  const { configuration, role } = useSession();
  const { data: counts } = useCaseCountsQuery({ list, id: subject.uuid });
  if (!configuration) return DETAIL_TABS;
  const { workflow } = configuration;
  const parts = partTabs(subject, { counts, workflow, role, open });
  const hidden: readonly DetailTab[] = [
    ...(canDo('submit', subject, workflow) ? [] : (['submission'] as const)),
    ...PART_TABS.filter((name) => !parts.includes(name)),
  ];
  return DETAIL_TABS.filter((name) => !hidden.includes(name));
}
