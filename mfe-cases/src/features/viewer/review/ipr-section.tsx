import { useIntl } from 'react-intl';
import { checkMessages, reviewMessages } from './review.messages';
import type { SectionProps } from './review.types';
import { ToothTable } from './tooth-table';
import { useToothLabel } from './use-tooth-label';

/** Where enamel is taken away, how much and before which stage. */
export function IprSection({ details, showTooth }: SectionProps) {
  const { formatMessage } = useIntl();
  const label = useToothLabel();
  return (
    <ToothTable
      label={formatMessage(checkMessages.ipr)}
      placeTitle={formatMessage(reviewMessages.teeth)}
      rows={details.ipr.map(({ tooth, neighbour, mm, beforeStage }) => ({
        key: `${tooth} ${neighbour} ${beforeStage}`,
        place: `${label(tooth)} – ${label(neighbour)}`,
        show: () => showTooth(tooth, beforeStage),
        amount: formatMessage(reviewMessages.mm, { value: mm }),
        beforeStage,
      }))}
      columns={[
        { key: 'amount', dataIndex: 'amount', title: formatMessage(reviewMessages.amount) },
        { key: 'beforeStage', dataIndex: 'beforeStage', title: formatMessage(reviewMessages.beforeStage) },
      ]}
    />
  );
}
