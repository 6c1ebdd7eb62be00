import { hasAccess, type CallReply } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { Button, Flex, Typography } from 'antd';
import { useIntl, type IntlShape } from 'react-intl';
import { useCaseNext } from '../../../api/use-case-next';
import type { CaseTabProps } from '../../../components/case-tab';
import type { FulfilmentTab } from '../../../domain/case-paths';
import { deliveredMessages } from './next-step.messages';

type CaseNext = CallReply<'GET /case/{id}/next'>;

/** What is still to come of a case that has sent something, and what its clinic can ask for. Nothing for other cases. */
export function DeliveredNextStep({ caseRecord, list, openTab }: CaseTabProps) {
  const intl = useIntl();
  const canRequest = hasAccess(useSession().role, 'customerWithRequest');
  const next = useCaseNext(caseRecord, list);
  if (!next) return null;
  const texts = textsOf(next, intl);
  const ways = waysOf(next, canRequest);
  return (
    <Flex vertical gap={12} style={{ marginBlockStart: texts.length + ways.length > 0 ? 12 : 0 }}>
      {texts.map((text) => (
        <Typography.Text key={text}>{text}</Typography.Text>
      ))}
      <Flex wrap gap={8}>
        {ways.map(({ label, tab }) => (
          <Button key={label} onClick={() => openTab(tab)}>
            {intl.formatMessage(deliveredMessages[label])}
          </Button>
        ))}
      </Flex>
    </Flex>
  );
}

function textsOf({ phase, stages, openRefinementUuid, openRequests, parcelUuid }: CaseNext, intl: IntlShape) {
  const { formatMessage } = intl;
  const worn = phase === 'inTreatment' ? stages : null;
  const isMoreToCome = worn !== null && worn.delivered < worn.last;
  // Of the last batch the parcel says where it is.
  const isAllThere = phase === 'delivered' || (worn !== null && !isMoreToCome && !parcelUuid);
  return [
    ...(parcelUuid ? [formatMessage(deliveredMessages.parcel)] : []),
    ...(isMoreToCome ? [formatMessage(deliveredMessages.moreToCome, worn)] : []),
    ...(isAllThere ? [formatMessage(deliveredMessages.allDelivered)] : []),
    ...(openRefinementUuid ? [formatMessage(deliveredMessages.refinementOpen)] : []),
    ...(openRequests > 0 ? [formatMessage(deliveredMessages.openRequests, { count: openRequests })] : []),
  ];
}

interface Way {
  readonly label: 'openParcel' | 'askForRequest' | 'askForRefinement' | 'seeRefinement';
  readonly tab: FulfilmentTab;
}

/** Each leads to the tab where it is done. */
function waysOf(
  { parcelUuid, isRequestable, isRefinable, openRefinementUuid }: CaseNext,
  canRequest: boolean,
) {
  const ways: (Way | false)[] = [
    parcelUuid !== null && { label: 'openParcel', tab: 'shipments' },
    isRequestable && canRequest && { label: 'askForRequest', tab: 'requests' },
    openRefinementUuid === null && isRefinable && { label: 'askForRefinement', tab: 'refinements' },
    openRefinementUuid !== null && { label: 'seeRefinement', tab: 'refinements' },
  ];
  return ways.filter((way) => way !== false);
}
