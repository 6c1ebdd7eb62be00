import type { PresetSource } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { Typography } from 'antd';
import { useIntl } from 'react-intl';
import { prescriptionMessages } from '../../../components/case-fields/prescription.messages';
import { useDraftPart } from '../draft/draft-parts';

interface PresetHintProps {
  readonly uuid: string;
  /** Of the answers that are as preset. */
  readonly sources: readonly PresetSource[];
}

/** Says where the answers come from that are as preset. */
export function PresetHint({ uuid, sources }: PresetHintProps) {
  const { formatMessage } = useIntl();
  const { date } = useDates();
  const presets = useDraftPart(uuid, (draft) => draft.presets);
  if (!presets || sources.length === 0) return null;
  const { last } = presets;
  const isOfClinic = sources.includes('clinic');
  const hint =
    last && sources.includes('lastTime')
      ? formatMessage(
          isOfClinic ? prescriptionMessages.clinicAndLastHint : prescriptionMessages.lastTimeHint,
          {
            identifier: `\u2066${last.identifier}\u2069`,
            date: date(last.submittedAt),
          },
        )
      : formatMessage(isOfClinic ? prescriptionMessages.clinicHint : prescriptionMessages.usualHint);
  return <Typography.Text type="secondary">{hint}</Typography.Text>;
}
