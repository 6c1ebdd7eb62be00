import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { TrimLine } from '@portal/shared/contract';

export const messages = defineMessages({
  title: { id: 'company.preferences.title', defaultMessage: 'Preferences' },
  edit: { id: 'company.preferences.edit', defaultMessage: 'Edit Preferences' },
  aligner: { id: 'company.preferences.aligner', defaultMessage: 'Aligner' },
  retainer: { id: 'company.preferences.retainer', defaultMessage: 'Retainer' },
  offset: { id: 'company.preferences.offset', defaultMessage: 'Offset (mm)' },
  cutline: { id: 'company.preferences.cutline', defaultMessage: 'Trimline' },
  material: { id: 'company.preferences.material', defaultMessage: 'Material' },
  required: { id: 'company.preferences.required', defaultMessage: 'Field is required' },
  confirmTitle: { id: 'company.preferences.confirmTitle', defaultMessage: 'Change the product preferences?' },
  confirm: {
    id: 'company.preferences.confirm',
    defaultMessage:
      'Please note changing the trimline and offset will be applied to all orders moving forward to new and existing cases',
  },
  updated: {
    id: 'company.preferences.updated',
    defaultMessage: 'Product preferences updated successfully.',
  },
  notUpdated: {
    id: 'company.preferences.notUpdated',
    defaultMessage: 'Error updating product preferences.',
  },
  byProvider: {
    id: 'company.preferences.byProvider',
    defaultMessage: 'Your company has no preferences of its own: the lab chooses.',
  },
  onlySuperAdmins: {
    id: 'company.preferences.onlySuperAdmins',
    defaultMessage: 'A super admin of your company can change these.',
  },
});

export const millimetresMessage = defineMessage<{ offset: string }>({
  id: 'company.preferences.millimetres',
  defaultMessage: '{offset} mm',
});

export const trimLineMessages: Readonly<Record<TrimLine, MessageDescriptor>> = defineMessages({
  SCALLOPED: { id: 'company.preferences.trimLine.scalloped', defaultMessage: 'Scalloped' },
  STRAIGHT_CUT: { id: 'company.preferences.trimLine.straightCut', defaultMessage: 'Straight cut' },
});
