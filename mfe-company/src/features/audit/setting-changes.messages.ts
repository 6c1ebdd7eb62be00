import type { CompanyConfigurationChange, LmpKey } from '@portal/shared/contract';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import { dentalNotationMessages } from '../../components/dental-notation.messages';

/** Each value keeps its own direction, and so stays on its side of the arrow. */
export const changeMessage = defineMessage<{ setting: string; from: string; to: string }>({
  id: 'company.audit.change',
  defaultMessage: '{setting}: \u2068{from}\u2069 → \u2068{to}\u2069',
});
export const millimetresMessage = defineMessage<{ offset: string }>({
  id: 'company.audit.millimetres',
  defaultMessage: '{offset} mm',
});

/** Who the super admins are is written as a setting is, with their names as its value. */
type Setting = Exclude<keyof CompanyConfigurationChange, 'version'> | LmpKey | 'superAdmins';

/** Settings by the key under which the server writes that they were changed. */
export const settingMessages: Readonly<Record<Setting, MessageDescriptor>> = defineMessages({
  dentalNotation: { id: 'company.audit.setting.dentalNotation', defaultMessage: 'Dental notation' },
  alignerOffset: { id: 'company.audit.setting.alignerOffset', defaultMessage: 'Aligner, offset' },
  alignerCutline: { id: 'company.audit.setting.alignerCutline', defaultMessage: 'Aligner, trimline' },
  alignerMaterial: { id: 'company.audit.setting.alignerMaterial', defaultMessage: 'Aligner, material' },
  retainerOffset: { id: 'company.audit.setting.retainerOffset', defaultMessage: 'Retainer, offset' },
  retainerCutline: { id: 'company.audit.setting.retainerCutline', defaultMessage: 'Retainer, trimline' },
  retainerMaterial: { id: 'company.audit.setting.retainerMaterial', defaultMessage: 'Retainer, material' },
  needsTwoApprovers: {
    id: 'company.audit.setting.needsTwoApprovers',
    defaultMessage: 'Approval by two people',
  },
  isSecondFactorRequired: {
    id: 'company.audit.setting.isSecondFactorRequired',
    defaultMessage: 'Second factor of super admins',
  },
  logoFlag: { id: 'company.audit.setting.logoFlag', defaultMessage: 'Logo is engraved' },
  logoFile: { id: 'company.audit.setting.logoFile', defaultMessage: 'Logo' },
  companyNameFlag: {
    id: 'company.audit.setting.companyNameFlag',
    defaultMessage: 'Company name is engraved',
  },
  companyName: { id: 'company.audit.setting.companyName', defaultMessage: 'Engraved company name' },
  patientNameFlag: {
    id: 'company.audit.setting.patientNameFlag',
    defaultMessage: 'Patient name is engraved',
  },
  patientNameStyle: {
    id: 'company.audit.setting.patientNameStyle',
    defaultMessage: 'Style of the patient name',
  },
  archFlag: { id: 'company.audit.setting.archFlag', defaultMessage: 'Arch is engraved' },
  stepNumberFlag: { id: 'company.audit.setting.stepNumberFlag', defaultMessage: 'Step number is engraved' },
  trimLine: { id: 'company.audit.setting.trimLine', defaultMessage: 'Trim line' },
  superAdmins: { id: 'company.audit.setting.superAdmins', defaultMessage: 'Super admins' },
});

const names = defineMessages({
  on: { id: 'company.audit.value.on', defaultMessage: 'on' },
  off: { id: 'company.audit.value.off', defaultMessage: 'off' },
  picture: { id: 'company.audit.value.picture', defaultMessage: 'a picture' },
  newPicture: { id: 'company.audit.value.newPicture', defaultMessage: 'another picture' },
  scalloped: { id: 'company.audit.value.scalloped', defaultMessage: 'Scalloped' },
  straightCut: { id: 'company.audit.value.straightCut', defaultMessage: 'Straight cut' },
  otherCut: { id: 'company.audit.value.otherCut', defaultMessage: 'Other' },
  firstName: { id: 'company.audit.value.firstName', defaultMessage: 'FIRST NAME' },
  lastName: { id: 'company.audit.value.lastName', defaultMessage: 'LAST NAME' },
  fullName: { id: 'company.audit.value.fullName', defaultMessage: 'FULL NAME' },
});

/** What has a name in the person's language, by what the server writes; numbers and names of people's own have none. */
export const valueMessages: Readonly<Record<string, MessageDescriptor>> = {
  on: names.on,
  off: names.off,
  picture: names.picture,
  'new picture': names.newPicture,
  SCALLOPED: names.scalloped,
  Scalloped: names.scalloped,
  STRAIGHT_CUT: names.straightCut,
  'Straight Cut': names.straightCut,
  Other: names.otherCut,
  'FIRST NAME': names.firstName,
  'LAST NAME': names.lastName,
  'FULL NAME': names.fullName,
  ...dentalNotationMessages,
};
