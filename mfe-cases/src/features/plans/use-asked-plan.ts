import { useLocation, useNavigate, useSearchParams } from '@portal/shared/router';
import type { Plan } from '@portal/shared/contract';
import { useEffect, useEffectEvent } from 'react';
import { useViewerLinkMutation } from '../../api/plans.api';
import { toViewerState } from '../../components/viewer-origin';
import type { CaseListName } from '../../domain/case-paths';

/**
 * The plan that an address names (`?plan=2`), as the chat's links do. With a stage (`&stage=14`) the viewer takes the page's
 * place at once, and leads back to it.
 */
export function useAskedPlan(plans: readonly Plan[], list: CaseListName): Plan | null {
  const [query] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [askLink] = useViewerLinkMutation();
  const asked = plans.find(({ number }) => String(number) === query.get('plan')) ?? null;
  const stage = query.get('stage');
  const planUuid = asked?.uuid;
  const view = useEffectEvent(async (isWanted: () => boolean) => {
    if (planUuid === undefined || stage === null) return;
    const path = `${pathname}?plan=${query.get('plan')}`;
    const { data } = await askLink({ list, planUuid });
    // Whoever went on meanwhile stays where they are.
    if (data && isWanted())
      await navigate(data.url, {
        replace: true,
        state: toViewerState({ path, state }, Number(stage)),
      });
  });
  useEffect(() => {
    let isWanted = true;
    void view(() => isWanted);
    return () => {
      isWanted = false;
    };
  }, [planUuid, stage]);
  return asked;
}
