import { Ltr } from '@portal/shared/ui';
import { useIntl } from 'react-intl';
import { attachmentTypeMessages } from '../../../components/plan-chart/plan-data.messages';
import { checkMessages, reviewMessages } from './review.messages';
import type { SectionProps } from './review.types';
import { ToothTable } from './tooth-table';
import { useToothLabel } from './use-tooth-label';

/** Which buttons are bonded where, and from which stage to which. */
export function AttachmentsSection({ details, showTooth }: SectionProps) {
  const { formatMessage } = useIntl();
  const label = useToothLabel();
  return (
    <ToothTable
      label={formatMessage(checkMessages.attachments)}
      rows={details.attachments.map(({ tooth, type, fromStage, toStage }) => ({
        key: `${tooth} ${type} ${fromStage}`,
        place: label(tooth),
        show: () => showTooth(tooth, fromStage),
        form: formatMessage(attachmentTypeMessages[type]),
        stages: `${fromStage}–${toStage}`,
      }))}
      columns={[
        { key: 'form', dataIndex: 'form', title: formatMessage(reviewMessages.form) },
        {
          key: 'stages',
          title: formatMessage(reviewMessages.worn),
          render: (_value, { stages }) => <Ltr>{stages}</Ltr>,
        },
      ]}
    />
  );
}
