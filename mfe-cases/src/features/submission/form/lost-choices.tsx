import { PRODUCT_NAMES } from '@portal/shared/contract';
import { shallowEqual } from '@portal/shared/redux';
import { Typography } from 'antd';
import { useIntl } from 'react-intl';
import { productsWithMore, shownValues, useDraftPart } from '../draft/draft-parts';
import { submissionMessages } from '../submission.messages';

/** Says that a change of product took choices away, and how they come back. Always on the page, so that screen readers announce it. */
export function LostChoices({ uuid }: { uuid: string }) {
  const { formatMessage, formatList } = useIntl();
  const product = useDraftPart(uuid, (draft) => PRODUCT_NAMES[shownValues(draft).productId]);
  const former = useDraftPart(uuid, productsWithMore, shallowEqual).map((id) => PRODUCT_NAMES[id]);
  return (
    <div role="status">
      {former.length > 0 && (
        <Typography.Paragraph type="warning" style={{ marginBlock: '-16px 24px' }}>
          {formatMessage(submissionMessages.lostChoices, {
            product,
            former: formatList(former, { type: 'disjunction' }),
          })}
        </Typography.Paragraph>
      )}
    </div>
  );
}
