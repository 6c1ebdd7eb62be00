import type {
  PresetSource,
  PrescriptionChoice,
  PrescriptionFieldName,
  PrescriptionSection,
} from '@portal/shared/contract';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

export const sectionMessages: Record<PrescriptionSection, MessageDescriptor> = defineMessages({
  goals: { id: 'cases.prescription.section.goals', defaultMessage: 'Goals' },
  bite: { id: 'cases.prescription.section.bite', defaultMessage: 'Bite' },
  space: { id: 'cases.prescription.section.space', defaultMessage: 'Space and crowding' },
  appliance: { id: 'cases.prescription.section.appliance', defaultMessage: 'Appliance' },
});

export const prescriptionFieldMessages: Record<PrescriptionFieldName, MessageDescriptor> = defineMessages({
  chiefComplaint: { id: 'cases.prescription.chiefComplaint', defaultMessage: 'Chief complaint' },
  goals: { id: 'cases.prescription.goals', defaultMessage: 'Treatment goals' },
  extent: { id: 'cases.prescription.extent', defaultMessage: 'Teeth to treat' },
  midline: { id: 'cases.prescription.midline', defaultMessage: 'Midline' },
  molarRelation: { id: 'cases.prescription.molarRelation', defaultMessage: 'Molar and canine relation' },
  overjet: { id: 'cases.prescription.overjet', defaultMessage: 'Overjet' },
  overbite: { id: 'cases.prescription.overbite', defaultMessage: 'Overbite' },
  crossbite: { id: 'cases.prescription.crossbite', defaultMessage: 'Crossbite' },
  biteNote: { id: 'cases.prescription.biteNote', defaultMessage: 'Note on the bite' },
  spaces: { id: 'cases.prescription.spaces', defaultMessage: 'Spaces' },
  ipr: { id: 'cases.prescription.ipr', defaultMessage: 'Interproximal reduction (IPR)' },
  attachments: { id: 'cases.prescription.attachments', defaultMessage: 'Attachments' },
  expansion: { id: 'cases.prescription.expansion', defaultMessage: 'Expansion' },
  proclination: { id: 'cases.prescription.proclination', defaultMessage: 'Proclination' },
  extractions: { id: 'cases.prescription.extractions', defaultMessage: 'Extractions' },
  indexing: { id: 'cases.prescription.indexing', defaultMessage: 'Indexing' },
  pontics: { id: 'cases.prescription.pontics', defaultMessage: 'Pontics' },
  bondedRetainer: { id: 'cases.prescription.bondedRetainer', defaultMessage: 'Bonded retainer in place' },
  hardness: { id: 'cases.prescription.hardness', defaultMessage: 'Type of guard' },
  thickness: { id: 'cases.prescription.thickness', defaultMessage: 'Thickness' },
  guidance: { id: 'cases.prescription.guidance', defaultMessage: 'Guidance' },
  bruxism: { id: 'cases.prescription.bruxism', defaultMessage: 'Bruxism' },
  opposing: { id: 'cases.prescription.opposing', defaultMessage: 'Opposing arch' },
  shadeNow: { id: 'cases.prescription.shadeNow', defaultMessage: 'Shade now' },
  shadeWished: { id: 'cases.prescription.shadeWished', defaultMessage: 'Desired shade' },
  sensitivity: { id: 'cases.prescription.sensitivity', defaultMessage: 'Sensitivity' },
  reservoirs: { id: 'cases.prescription.reservoirs', defaultMessage: 'Reservoirs' },
});

/** Names of the values, the same for each question that has them. */
export const prescriptionChoiceMessages: Record<PrescriptionChoice, MessageDescriptor> = defineMessages({
  alignment: { id: 'cases.prescription.choice.alignment', defaultMessage: 'Align the teeth' },
  closeSpaces: { id: 'cases.prescription.choice.closeSpaces', defaultMessage: 'Close spaces' },
  correctBite: { id: 'cases.prescription.choice.correctBite', defaultMessage: 'Correct the bite' },
  widerSmile: { id: 'cases.prescription.choice.widerSmile', defaultMessage: 'Widen the smile' },
  relapse: { id: 'cases.prescription.choice.relapse', defaultMessage: 'Treat a relapse' },
  beforeRestoration: {
    id: 'cases.prescription.choice.beforeRestoration',
    defaultMessage: 'Prepare for restorations',
  },
  allTeeth: { id: 'cases.prescription.choice.allTeeth', defaultMessage: 'All teeth' },
  premolars: { id: 'cases.prescription.choice.premolars', defaultMessage: 'Premolar to premolar' },
  frontTeeth: { id: 'cases.prescription.choice.frontTeeth', defaultMessage: 'Canine to canine' },
  maintain: { id: 'cases.prescription.choice.maintain', defaultMessage: 'Maintain' },
  improve: { id: 'cases.prescription.choice.improve', defaultMessage: 'Improve' },
  ideal: { id: 'cases.prescription.choice.ideal', defaultMessage: 'Ideal' },
  close: { id: 'cases.prescription.choice.close', defaultMessage: 'Close' },
  keep: { id: 'cases.prescription.choice.keep', defaultMessage: 'Keep' },
  yes: { id: 'cases.prescription.choice.yes', defaultMessage: 'Yes' },
  ifNeeded: { id: 'cases.prescription.choice.ifNeeded', defaultMessage: 'Only if needed' },
  no: { id: 'cases.prescription.choice.no', defaultMessage: 'No' },
  asMarked: { id: 'cases.prescription.choice.asMarked', defaultMessage: 'As marked in the chart' },
  labProposes: { id: 'cases.prescription.choice.labProposes', defaultMessage: 'The lab may propose' },
  none: { id: 'cases.prescription.choice.none', defaultMessage: 'None' },
  light: { id: 'cases.prescription.choice.light', defaultMessage: 'Light' },
  medium: { id: 'cases.prescription.choice.medium', defaultMessage: 'Medium' },
  heavy: { id: 'cases.prescription.choice.heavy', defaultMessage: 'Heavy' },
  everyGap: { id: 'cases.prescription.choice.everyGap', defaultMessage: 'For every missing tooth' },
  absent: { id: 'cases.prescription.choice.absent', defaultMessage: 'None' },
  upper: { id: 'cases.prescription.choice.upper', defaultMessage: 'Upper' },
  lower: { id: 'cases.prescription.choice.lower', defaultMessage: 'Lower' },
  both: { id: 'cases.prescription.choice.both', defaultMessage: 'Upper and lower' },
  hard: { id: 'cases.prescription.choice.hard', defaultMessage: 'Hard' },
  soft: { id: 'cases.prescription.choice.soft', defaultMessage: 'Soft' },
  dual: { id: 'cases.prescription.choice.dual', defaultMessage: 'Dual: soft inside, hard outside' },
  flatPlane: { id: 'cases.prescription.choice.flatPlane', defaultMessage: 'Flat plane' },
  canine: { id: 'cases.prescription.choice.canine', defaultMessage: 'Canine guidance' },
  anterior: { id: 'cases.prescription.choice.anterior', defaultMessage: 'Anterior guidance' },
  mild: { id: 'cases.prescription.choice.mild', defaultMessage: 'Mild' },
  moderate: { id: 'cases.prescription.choice.moderate', defaultMessage: 'Moderate' },
  severe: { id: 'cases.prescription.choice.severe', defaultMessage: 'Severe' },
  naturalTeeth: { id: 'cases.prescription.choice.naturalTeeth', defaultMessage: 'Natural teeth' },
  restorations: {
    id: 'cases.prescription.choice.restorations',
    defaultMessage: 'Crowns, bridges or implants',
  },
  denture: { id: 'cases.prescription.choice.denture', defaultMessage: 'Removable denture' },
  orthodonticAppliance: {
    id: 'cases.prescription.choice.orthodonticAppliance',
    defaultMessage: 'Orthodontic appliance',
  },
});

export const presetMessages: Record<PresetSource, MessageDescriptor> = defineMessages({
  chart: { id: 'cases.prescription.preset.chart', defaultMessage: 'from the chart' },
  clinic: { id: 'cases.prescription.preset.clinic', defaultMessage: 'your clinic’s usual' },
  lastTime: { id: 'cases.prescription.preset.lastTime', defaultMessage: 'as last time' },
  usual: { id: 'cases.prescription.preset.usual', defaultMessage: 'usual' },
});

export const prescriptionMessages = {
  ...defineMessages({
    title: { id: 'cases.prescription.title', defaultMessage: 'Prescription' },
    leftToLab: { id: 'cases.prescription.leftToLab', defaultMessage: 'Left to the lab' },
    change: { id: 'cases.prescription.change', defaultMessage: 'Change' },
    done: { id: 'cases.prescription.done', defaultMessage: 'Done' },
    changed: { id: 'cases.prescription.changed', defaultMessage: 'changed' },
    notYet: { id: 'cases.prescription.notYet', defaultMessage: 'Not answered' },
    allPreset: { id: 'cases.prescription.allPreset', defaultMessage: 'Undo all changes of presets' },
    usualHint: {
      id: 'cases.prescription.usualHint',
      defaultMessage: 'The usual answers are filled in. Change only what is different for this patient.',
    },
    clinicHint: {
      id: 'cases.prescription.clinicHint',
      defaultMessage:
        'Your clinic’s usual answers are filled in. Change only what is different for this patient.',
    },
    teethMarked: {
      id: 'cases.prescription.teethMarked',
      defaultMessage:
        'In the dental chart, teeth are marked “To be extracted”. Choose “As marked in the chart”, or clear these marks.',
    },
    noTeethMarked: {
      id: 'cases.prescription.noTeethMarked',
      defaultMessage:
        'In the dental chart, no tooth is marked “To be extracted”. Mark the teeth, or choose another answer.',
    },
    makeUsual: {
      id: 'cases.prescription.makeUsual',
      defaultMessage: 'Make these your clinic’s usual answers',
    },
    makeUsualHint: {
      id: 'cases.prescription.makeUsualHint',
      defaultMessage:
        'New cases of this product begin with them, before what was prescribed last time. Answers about this patient alone are left out, and every answer can be changed in a case.',
    },
    madeUsual: {
      id: 'cases.prescription.madeUsual',
      defaultMessage: 'Your clinic’s usual answers are saved.',
    },
    forgetUsual: {
      id: 'cases.prescription.forgetUsual',
      defaultMessage: 'Remove your clinic’s usual answers',
    },
    forgotUsual: {
      id: 'cases.prescription.forgotUsual',
      defaultMessage: 'Your clinic’s usual answers are removed.',
    },
  }),
  lastTimeHint: defineMessage<{ identifier: string; date: string }>({
    id: 'cases.prescription.lastTimeHint',
    defaultMessage:
      'Filled in as last time, in {identifier} of {date}. Change only what is different for this patient.',
  }),
  clinicAndLastHint: defineMessage<{ identifier: string; date: string }>({
    id: 'cases.prescription.clinicAndLastHint',
    defaultMessage:
      'Your clinic’s usual answers are filled in, the others as last time, in {identifier} of {date}. Change only what is different for this patient.',
  }),
  makeUsualQuestion: defineMessage<{ product: string }>({
    id: 'cases.prescription.makeUsualQuestion',
    defaultMessage: 'Make these your clinic’s usual answers for {product}?',
  }),
  forgetUsualQuestion: defineMessage<{ product: string }>({
    id: 'cases.prescription.forgetUsualQuestion',
    defaultMessage: 'Remove your clinic’s usual answers for {product}?',
  }),
  changeField: defineMessage<{ field: string }>({
    id: 'cases.prescription.changeField',
    defaultMessage: 'Change: {field}',
  }),
  doneField: defineMessage<{ field: string }>({
    id: 'cases.prescription.doneField',
    defaultMessage: 'Done: {field}',
  }),
  source: defineMessage<{ source: string }>({
    id: 'cases.prescription.source',
    defaultMessage: '({source})',
  }),
  backTo: defineMessage<{ value: string; source: string }>({
    id: 'cases.prescription.backTo',
    defaultMessage: 'Back to: {value} ({source})',
  }),
  millimetres: defineMessage<{ value: string }>({
    id: 'cases.prescription.millimetres',
    defaultMessage: '{value} mm',
  }),
};
