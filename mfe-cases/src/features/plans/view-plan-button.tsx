import type { Plan } from '@portal/shared/contract';
import { useLocation } from '@portal/shared/router';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useViewerLinkMutation } from '../../api/plans.api';
import type { CaseListName } from '../../domain/case-paths';
import { useWayOut } from '../../components/use-way-out';
import { toViewerState } from '../../components/viewer-origin';
import { planMessages } from './plans.messages';

/** Opens a plan in the viewer (CA-14). The viewer's back link leads to this page. */
export function ViewPlanButton({ plan, list }: { plan: Plan; list: CaseListName }) {
  const { formatMessage } = useIntl();
  const [askLink, { isLoading }] = useViewerLinkMutation();
  const { pathname, search, state } = useLocation();
  const url = useRef<string>(null);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const { leave, question } = useWayOut(
    (navigate) =>
      url.current && navigate(url.current, { state: toViewerState({ path: pathname + search, state }) }),
  );
  const view = async (): Promise<void> => {
    const { data } = await askLink({ list, planUuid: plan.uuid });
    // Whoever went on meanwhile stays where they are. What is typed meanwhile is asked about, so the question follows the link.
    if (!data || !isShown.current) return;
    url.current = data.url;
    leave();
  };
  return (
    <>
      <Button
        loading={isLoading}
        aria-label={formatMessage(planMessages.view, { number: plan.number })}
        onClick={() => void view()}
      >
        {formatMessage(planMessages.viewShort)}
      </Button>
      {question}
    </>
  );
}
