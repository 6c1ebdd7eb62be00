import { LIMITS } from '@portal/shared/contract';
import { fieldText } from '@portal/shared/ui';
import { Alert, Flex } from 'antd';
import { useIntl } from 'react-intl';
import type { ImportRow } from '../../domain/import-check';
import { countMessages } from './import-rows.messages';
import type { Import } from './use-import';

interface ImportSummaryProps {
  readonly rows: readonly ImportRow[];
  readonly notInvited: Import['notInvited'];
  readonly invite: boolean;
}

/** How many rows were added, can be, and cannot; and what the hour's limit of invitations means for them. */
export function ImportSummary({ rows, notInvited, invite }: ImportSummaryProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const count = (wanted: ImportRow['state']) => rows.filter(({ state }) => state === wanted).length;
  const [added, right, wrong, unchecked] = [
    count('added'),
    count('right'),
    count('wrong'),
    count('unchecked'),
  ];
  const invited = rows.filter(({ isInvited }) => isInvited).length;
  const said = [
    ...(right + wrong > 0 ? [formatMessage(countMessages.right, { right, wrong })] : []),
    ...(unchecked > 0 ? [formatMessage(countMessages.unchecked, { count: unchecked })] : []),
  ];
  const whyNotInvited =
    (notInvited?.extra ?? []).map((entry) => fieldText(entry, intl)).join(' ') || notInvited?.message;
  const limit = LIMITS.invitationsPerHour;
  return (
    <Flex vertical gap={8}>
      {added > 0 && (
        <Alert
          type="success"
          showIcon
          role="status"
          title={formatMessage(countMessages.done, { added, invited })}
        />
      )}
      {whyNotInvited && <Alert type="warning" showIcon role="status" title={whyNotInvited} />}
      {said.length > 0 && (
        <Alert type={wrong > 0 ? 'warning' : 'info'} showIcon role="status" title={said.join(' ')} />
      )}
      {invite && right > limit && (
        <Alert type="info" showIcon role="status" title={formatMessage(countMessages.limit, { limit })} />
      )}
    </Flex>
  );
}
