import type { Case } from '@portal/shared/contract';
import { useLocale } from '@portal/shared/i18n';
import { Slot, useSlotEntries } from '@portal/shared/mfe';
import { useSession } from '@portal/shared/session';
import { PageTabs } from '@portal/shared/ui';
import { Typography } from 'antd';
import { startTransition, useCallback, useLayoutEffect, useOptimistic, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useLocation, useNavigate } from '@portal/shared/router';
import { useCaseCountsQuery } from '../../../api/case-parts.api';
import type { CaseRef } from '../../../api/cases.api';
import { canDo } from '../../../domain/case-actions';
import {
  casePath,
  DETAIL_TABS,
  isDetailTab,
  FULFILMENT_TABS,
  type CaseListName,
} from '../../../domain/case-paths';
import { fulfilmentTabs, hasPlansTab } from '../../../domain/fulfilment-tabs';
import { detailMessages, tabMessages } from '../case-detail.messages';
import type { CaseDetailPageProps } from '../case-detail.page';
import { toSlotProps } from '../side/case-side';
import { OverviewTab } from '../overview/overview-tab';
import { KeptTab } from './kept-tab';
import { usePreparedTabs } from './use-prepared-tabs';
import styles from './case-tabs.module.css';

/**
 * The tabs of a case, from this domain and others. The submission is shown while the case can be submitted; orders, batches
 * and refinements when the case has some or can still get some (CA-15).
 */
export function CaseTabs({
  caseRecord,
  list,
  segment,
  tab: tabInAddress,
  tabs,
}: CaseDetailPageProps & { caseRecord: Case }) {
  'use memo';
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const [tab, showAtOnce] = useOptimistic(tabInAddress);
  const shown = useShownTabs(caseRecord, list, tab);
  const drawn = useDrawnTabs({ list, id: caseRecord.uuid }, { open: tab, shown });
  const pathOf = (name: string) => casePath(list, segment, caseRecord.uuid, name);
  const openTab = useSameFunction((name: string) =>
    startTransition(() => {
      // What is drawn is shown with the press; the address, and all that follows it, comes after that.
      if (drawn.includes(name)) showAtOnce(name);
      void navigate(pathOf(name), { state });
    }),
  );

  function contentOf(name: string) {
    if (isDetailTab(name) && (name === tab || drawn.includes(name))) {
      const Content = name === 'overview' ? OverviewTab : tabs[name];
      return <KeptTab isOpen={name === tab} {...{ Content, caseRecord, list, openTab }} />;
    }
    // The part of another domain has effects of its own, and goes when it is left.
    return name === tab && <Slot name="case.tab" id={name} props={toSlotProps(caseRecord, list)} />;
  }
  if (!shown.some(({ key }) => key === tab))
    return <Navigate to={pathOf('overview')} state={state} replace />;
  return (
    <PageTabs
      label={formatMessage(detailMessages.tabs)}
      open={tab}
      onOpen={openTab}
      tabs={shown.map(({ key, label, count }) => ({
        key,
        label: <TabLabel label={label} count={count} />,
        children: contentOf(key),
      }))}
    />
  );
}

/** The same function in each render, for the tabs that are not to be drawn again as the address changes. */
function useSameFunction<A extends unknown[]>(call: (...args: A) => void): (...args: A) => void {
  const latest = useRef(call);
  useLayoutEffect(() => {
    latest.current = call;
  });
  return useCallback((...args) => latest.current(...args), []);
}

/** The tabs that were opened, and those that are drawn ahead. A submission is none: its draft is saved and closed when it is left. */
function useDrawnTabs(
  ref: CaseRef,
  { open, shown }: { open: string; shown: readonly ShownTab[] },
): readonly string[] {
  const [opened, setOpened] = useState<readonly string[]>([open]);
  const prepared = usePreparedTabs(
    ref,
    shown.map(({ key }) => key),
  );
  if (!opened.includes(open)) setOpened([...opened, open]);
  return [...opened, ...prepared].filter((name) => name !== 'submission');
}

interface ShownTab {
  readonly key: string;
  readonly label: string;
  /** What the tab has; nothing is said of none. Undefined where nothing is counted. */
  readonly count: number | undefined;
}

/** The number comes later than the tab, and has its room from the beginning: no tab moves under the pointer. */
function TabLabel({ label, count }: { label: string; count: number | undefined }) {
  if (count === undefined) return label;
  const number = count > 0 ? ` ${count}` : '';
  return (
    <>
      {label}
      <Typography.Text type="secondary" className={styles.count ?? ''}>
        {number}
      </Typography.Text>
    </>
  );
}

/** The tabs of other domains stand before the history, which is the last one. */
function useShownTabs(caseRecord: Case, list: CaseListName, open: string): readonly ShownTab[] {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const entries = useSlotEntries('case.tab');
  const { data: counts } = useCaseCountsQuery({ list, id: caseRecord.uuid });
  const countOf = (key: string) => (isCounted(key) ? (counts?.[COUNTED[key]] ?? 0) : undefined);
  const hidden = useHiddenTabs(caseRecord, list, open);
  const own = DETAIL_TABS.map((key) => ({ key, label: formatMessage(tabMessages[key]) }));
  const others = entries.map(({ id, title }) => ({ key: id, label: title[locale] }));
  return [...own.slice(0, -1), ...others, ...own.slice(-1)]
    .filter(({ key }) => !hidden.includes(key))
    .map(({ key, label }) => ({ key, label, count: countOf(key) }));
}

const COUNTED = {
  records: 'assets',
  plans: 'plans',
  orders: 'orders',
  batches: 'batches',
  refinements: 'refinements',
  requests: 'requests',
  shipments: 'shipments',
} as const;

function isCounted(key: string): key is keyof typeof COUNTED {
  return key in COUNTED;
}

function useHiddenTabs(caseRecord: Case, list: CaseListName, open: string): readonly string[] {
  const { configuration, role } = useSession();
  const { data: counts } = useCaseCountsQuery({ list, id: caseRecord.uuid });
  if (!configuration) return [];
  const { workflow } = configuration;
  const parts = fulfilmentTabs(caseRecord, { counts, role, open });
  return [
    ...(canDo('submit', caseRecord, workflow) ? [] : ['submission']),
    ...(hasPlansTab(caseRecord, { counts, open }) ? [] : ['plans']),
    ...FULFILMENT_TABS.filter((name) => !parts.includes(name)),
  ];
}
