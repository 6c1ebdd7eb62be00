import type { ShipmentContent } from '@portal/shared/contract';
import { useIntl } from 'react-intl';
import { contentMessages } from './content.messages';

/** Why a case is in a parcel, in words: 'Retainer R-1004 (upper arch, stage 12)'. Empty for what was booked before that was kept. */
export function useContentText(): (content: Omit<ShipmentContent, 'case'>) => string {
  const { formatMessage } = useIntl();
  return ({ request, refinement, batch, order }) => {
    if (request) {
      const { identifier, type, arch, fromStep, toStep } = request;
      const isOne = fromStep === toStep ? 'yes' : 'no';
      return formatMessage(contentMessages.request, { identifier, type, arch, fromStep, toStep, isOne });
    }
    const { number = 'Refinement', fromStage = null, toStage = null } = batch ?? {};
    const name = refinement
      ? formatMessage(contentMessages.refinement, { number: refinement.number })
      : batch && formatMessage(contentMessages.batch, { number });
    const words = name ?? order?.identifier ?? '';
    if (fromStage === null || toStage === null) return words;
    return formatMessage(contentMessages.stages, { words, fromStage, toStage });
  };
}
