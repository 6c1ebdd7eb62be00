import type { LmpTrimLine, PatientNameStyle } from '@portal/shared/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { MarkKey } from '../../domain/aligner-marks';
import type { PictureRefusal } from '../../domain/picture-refusal';

export const messages = defineMessages({
  title: { id: 'company.laserMarking.title', defaultMessage: 'Production preferences' },
  subtitle: {
    id: 'company.laserMarking.subtitle',
    defaultMessage: 'What is engraved on your aligners, and how they are cut. Each change is saved at once.',
  },
  marks: { id: 'company.laserMarking.marks', defaultMessage: 'Laser marking' },
  cutLine: { id: 'company.laserMarking.cutLine', defaultMessage: 'Cut Line' },
  name: { id: 'company.laserMarking.name', defaultMessage: 'Name' },
  change: { id: 'company.laserMarking.change', defaultMessage: 'Change data' },
  active: { id: 'company.laserMarking.active', defaultMessage: 'Active' },
  trimLine: { id: 'company.laserMarking.trimLine', defaultMessage: 'Trim line' },
  nameStyle: { id: 'company.laserMarking.nameStyle', defaultMessage: 'Style of the patient name' },
  choose: { id: 'company.laserMarking.choose', defaultMessage: 'Choose' },
  save: { id: 'company.laserMarking.save', defaultMessage: 'Save' },
  saved: { id: 'company.laserMarking.saved', defaultMessage: 'Saved' },
  discard: { id: 'company.laserMarking.discard', defaultMessage: 'Discard' },
  takeOver: { id: 'company.laserMarking.takeOver', defaultMessage: 'Use it' },
});

/** What the trim line is for, beside that of the products. */
export const trimLineHelpMessages = defineMessages({
  help: {
    id: 'company.laserMarking.trimLine.help',
    defaultMessage:
      'Goes to the lab with the laser marking. Your cases name their own trim line or, without one, that of your product preferences:',
  },
  preferences: { id: 'company.laserMarking.trimLine.preferences', defaultMessage: 'Product Preferences' },
});

/** Texts with values. */
export const valueMessages: Record<
  'switchOf' | 'notSaved' | 'tooLong' | 'changedElsewhere',
  MessageDescriptor
> = defineMessages({
  switchOf: { id: 'company.laserMarking.switchOf', defaultMessage: '{mark}: active' },
  notSaved: { id: 'company.laserMarking.notSaved', defaultMessage: 'Error saving changes: {reason}' },
  tooLong: {
    id: 'company.laserMarking.tooLong',
    defaultMessage: 'At most {count, plural, one {# character} other {# characters}}',
  },
  changedElsewhere: {
    id: 'company.laserMarking.changedElsewhere',
    defaultMessage: 'Saved meanwhile by somebody else: {name}',
  },
});

export const logoMessages = defineMessages({
  title: { id: 'company.laserMarking.logo.title', defaultMessage: 'Logo image' },
  open: { id: 'company.laserMarking.logo.open', defaultMessage: 'Change logo' },
  change: { id: 'company.laserMarking.logo.change', defaultMessage: 'Change' },
  none: { id: 'company.laserMarking.logo.none', defaultMessage: 'No logo yet' },
  present: { id: 'company.laserMarking.logo.present', defaultMessage: 'The logo as it is engraved now' },
  uploading: { id: 'company.laserMarking.logo.uploading', defaultMessage: 'Uploading Image' },
  uploaded: { id: 'company.laserMarking.logo.uploaded', defaultMessage: 'Image uploaded successfully' },
  notUploaded: { id: 'company.laserMarking.logo.notUploaded', defaultMessage: 'Error uploading image' },
});

/** Of the file that is chosen, with values. */
export const fileMessages: Record<'chosen' | 'hint' | PictureRefusal, MessageDescriptor> = defineMessages({
  chosen: { id: 'company.laserMarking.logo.chosen', defaultMessage: 'Preview of {file}' },
  hint: {
    id: 'company.laserMarking.logo.hint',
    defaultMessage: 'JPEG, PNG or WebP of at most {size, number} MB. Dark shapes on white engrave best.',
  },
  emptyFile: { id: 'company.laserMarking.logo.emptyFile', defaultMessage: 'The file is empty' },
  wrongFileType: {
    id: 'company.laserMarking.logo.wrongFileType',
    defaultMessage: 'Only JPEG, PNG and WebP pictures are accepted',
  },
  tooLarge: {
    id: 'company.laserMarking.logo.tooLarge',
    defaultMessage: 'The picture is larger than {size, number} MB',
  },
});

export const pictureMessages = defineMessages({
  title: { id: 'company.laserMarking.picture.title', defaultMessage: 'How your aligners are marked' },
  nothing: { id: 'company.laserMarking.picture.nothing', defaultMessage: 'Nothing is engraved.' },
  engraved: { id: 'company.laserMarking.picture.engraved', defaultMessage: 'Engraved, in this order' },
});

/** The picture in words. */
export const drawingMessages: Record<'text' | 'example' | 'notChosen' | 'mark', MessageDescriptor> =
  defineMessages({
    text: {
      id: 'company.laserMarking.picture.text',
      defaultMessage:
        'Drawing of an upper aligner from the front. Trim line: {trimLine}. {count, plural, =0 {Nothing is engraved.} other {Engraved, in this order: {marks}.}}',
    },
    example: {
      id: 'company.laserMarking.picture.example',
      defaultMessage: 'Example: the upper aligner of step {step} for the patient {patient}.',
    },
    notChosen: { id: 'company.laserMarking.picture.notChosen', defaultMessage: 'not chosen' },
    mark: { id: 'company.laserMarking.picture.mark', defaultMessage: '{mark}: {value}' },
  });

export const markMessages: Record<MarkKey, MessageDescriptor> = defineMessages({
  logo: { id: 'company.laserMarking.mark.logo', defaultMessage: 'Logo' },
  companyName: { id: 'company.laserMarking.mark.companyName', defaultMessage: 'Company name' },
  patientName: { id: 'company.laserMarking.mark.patientName', defaultMessage: 'Patient name' },
  arch: { id: 'company.laserMarking.mark.arch', defaultMessage: 'Arch' },
  stepNumber: { id: 'company.laserMarking.mark.stepNumber', defaultMessage: 'Step number' },
});

/** What a mark that is on still lacks. */
export const incompleteMessages: Record<'logo' | 'companyName' | 'patientName', MessageDescriptor> =
  defineMessages({
    logo: {
      id: 'company.laserMarking.incomplete.logo',
      defaultMessage: 'Upload a logo, so that it can be engraved',
    },
    companyName: {
      id: 'company.laserMarking.incomplete.companyName',
      defaultMessage: 'Save a name, so that it can be engraved',
    },
    patientName: {
      id: 'company.laserMarking.incomplete.patientName',
      defaultMessage: 'Choose a style, so that the name can be engraved',
    },
  });

export const nameStyleMessages: Record<PatientNameStyle, MessageDescriptor> = defineMessages({
  'FIRST NAME': { id: 'company.laserMarking.nameStyle.first', defaultMessage: 'FIRST NAME' },
  'LAST NAME': { id: 'company.laserMarking.nameStyle.last', defaultMessage: 'LAST NAME' },
  'FULL NAME': { id: 'company.laserMarking.nameStyle.full', defaultMessage: 'FULL NAME' },
});

export const trimLineMessages: Record<LmpTrimLine, MessageDescriptor> = defineMessages({
  'Straight Cut': { id: 'company.laserMarking.trimLine.straight', defaultMessage: 'Straight Cut' },
  Scalloped: { id: 'company.laserMarking.trimLine.scalloped', defaultMessage: 'Scalloped' },
  Other: { id: 'company.laserMarking.trimLine.other', defaultMessage: 'Other' },
});
