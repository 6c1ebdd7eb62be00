import type { Plan } from '@portal/shared/contract';
import { useLocation } from '@portal/shared/router';
import { Button } from 'antd';
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

  const { leave, question } = useWayOut(async (navigate) => {
    const { data } = await askLink({ list, planUuid: plan.uuid });
    if (data) await navigate(data.url, { state: toViewerState({ path: pathname + search, state }) });
  });
  return (
    <>
      <Button
        loading={isLoading}
        aria-label={formatMessage(planMessages.view, { number: plan.number })}
        onClick={leave}
      >
        {formatMessage(planMessages.viewShort)}
      </Button>
      {question}
    </>
  );
}
