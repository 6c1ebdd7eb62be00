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
  extract: { id: 'cases.toothMark.extract', defaultMessage: 'To be extracted' },
  crown: { id: 'cases.toothMark.crown', defaultMessage: 'Crown' },
  bridge: { id: 'cases.toothMark.bridge', defaultMessage: 'Bridge' },
  implant: { id: 'cases.toothMark.implant', defaultMessage: 'Implant' },
  erupting: { id: 'cases.toothMark.erupting', defaultMessage: 'Erupting' },
});

export const quadrantMessages: Record<Quadrant, MessageDescriptor> = defineMessages({
  1: { id: 'cases.quadrant.1', defaultMessage: 'Upper right' },
  2: { id: 'cases.quadrant.2', defaultMessage: 'Upper left' },
  3: { id: 'cases.quadrant.3', defaultMessage: 'Lower left' },
  4: { id: 'cases.quadrant.4', defaultMessage: 'Lower right' },
});

/** The same as seen on a chart, where nobody may take the patient's side for their own. */
export const patientQuadrantMessages: Record<Quadrant, MessageDescriptor> = defineMessages({
  1: { id: 'cases.quadrant.patient.1', defaultMessage: 'Patient’s upper right' },
  2: { id: 'cases.quadrant.patient.2', defaultMessage: 'Patient’s upper left' },
  3: { id: 'cases.quadrant.patient.3', defaultMessage: 'Patient’s lower left' },
  4: { id: 'cases.quadrant.patient.4', defaultMessage: 'Patient’s lower right' },
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
