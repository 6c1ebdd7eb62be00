import type { Quadrant, ToothMark, TrimLine } from '@portal/shared/contract';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

export const trimLineMessages: Record<TrimLine, MessageDescriptor> = defineMessages({
  SCALLOPED: { id: 'cases.trimLine.SCALLOPED', defaultMessage: 'Scalloped' },
  STRAIGHT_CUT: { id: 'cases.trimLine.STRAIGHT_CUT', defaultMessage: 'Straight cut' },
});

export const toothMarkMessages: Record<ToothMark, MessageDescriptor> = defineMessages({
  doNotMove: { id: 'cases.toothMark.doNotMove', defaultMessage: 'Do not move' },
  noAttachments: { id: 'cases.toothMark.noAttachments', defaultMessage: 'No attachments' },
  missing: { id: 'cases.toothMark.missing', defaultMessage: 'Missing' },
});

export const quadrantMessages: Record<Quadrant, MessageDescriptor> = defineMessages({
  1: { id: 'cases.quadrant.1', defaultMessage: 'Upper right' },
  2: { id: 'cases.quadrant.2', defaultMessage: 'Upper left' },
  3: { id: 'cases.quadrant.3', defaultMessage: 'Lower left' },
  4: { id: 'cases.quadrant.4', defaultMessage: 'Lower right' },
});

export const clinicalMessages = {
  offsetMm: defineMessage<{ offset: string }>({
    id: 'cases.clinical.offsetMm',
    defaultMessage: '{offset} mm',
  }),
  preference: defineMessage<{ choice: string }>({
    id: 'cases.clinical.preference',
    defaultMessage: '{choice} (company preference)',
  }),
  ...defineMessages({
    labStandard: { id: 'cases.clinical.labStandard', defaultMessage: 'Lab standard' },
  }),
};
