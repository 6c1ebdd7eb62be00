import type { Case } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { Tabs } from 'antd';
import { useIntl } from 'react-intl';
import { Navigate, useLocation, useNavigate } from '@portal/shared/router';
import { canDo } from '../../domain/case-actions';
import { casePath, DETAIL_TABS, isDetailTab, type DetailTab } from '../../domain/case-paths';
import { detailMessages, tabMessages } from './case-detail.messages';
import type { CaseDetailPageProps } from './case-detail.page';
import { OverviewTab } from './overview-tab';

/** The parts of a case. The submission is one of them only while the case can be submitted. */
export function CaseTabs({ subject, list, segment, tab, tabs }: CaseDetailPageProps & { subject: Case }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const { configuration } = useSession();
  const isOpen = configuration !== null && canDo('submit', subject, configuration.workflow);
  const shown = DETAIL_TABS.filter((name) => name !== 'submission' || isOpen);
  const pathOf = (name: DetailTab) => casePath(list, segment, subject.uuid, name);

  function openTab(name: DetailTab): void {
    void navigate(pathOf(name), { state });
  }
  if (!shown.includes(tab)) return <Navigate to={pathOf('overview')} state={state} replace />;
  const Content = tab === 'overview' ? OverviewTab : tabs[tab];
  return (
    <Tabs
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
