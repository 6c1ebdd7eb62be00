import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { Step } from './steps/submission-steps';

export const submissionMessages = {
  ...defineMessages({
    steps: { id: 'cases.submission.steps', defaultMessage: 'Steps of the submission' },
    complete: { id: 'cases.submission.complete', defaultMessage: 'Complete' },
    next: { id: 'cases.submission.next', defaultMessage: 'Next' },
    back: { id: 'cases.submission.back', defaultMessage: 'Back' },
    change: { id: 'cases.submission.change', defaultMessage: 'Change' },
    files: { id: 'cases.submission.files', defaultMessage: 'Files' },
    teethHint: {
      id: 'cases.submission.teethHint',
      defaultMessage: 'Choose a marking, then select the teeth. Select a tooth again to clear it.',
    },
    mark: { id: 'cases.submission.mark', defaultMessage: 'Mark teeth as' },
    sides: {
      id: 'cases.submission.sides',
      defaultMessage: 'Seen from the front: the patient’s right is on the left.',
    },
    primaryTeeth: { id: 'cases.submission.primaryTeeth', defaultMessage: 'Show primary teeth' },
    undo: { id: 'cases.submission.undo', defaultMessage: 'Undo' },
    customFieldsHint: {
      id: 'cases.submission.customFieldsHint',
      defaultMessage: 'What your practice wants to keep with the case, such as chair or coordinator',
    },
    addField: { id: 'cases.submission.addField', defaultMessage: 'Add a field' },
    fieldNameHint: { id: 'cases.submission.fieldNameHint', defaultMessage: 'Name' },
    fieldValueHint: { id: 'cases.submission.fieldValueHint', defaultMessage: 'Value' },
    nameTaken: { id: 'cases.submission.nameTaken', defaultMessage: 'Another field has this name' },
    nameMissing: { id: 'cases.submission.nameMissing', defaultMessage: 'Not saved without a name' },
    saving: { id: 'cases.submission.saving', defaultMessage: 'Saving…' },
    saved: { id: 'cases.submission.saved', defaultMessage: 'Saved' },
    notSaved: { id: 'cases.submission.notSaved', defaultMessage: 'Not saved' },
    failed: {
      id: 'cases.submission.failed',
      defaultMessage: 'Your changes could not be saved. They are still here.',
    },
    retrying: {
      id: 'cases.submission.retrying',
      defaultMessage: 'The portal retries automatically every few seconds.',
    },
    extractionsUnclear: {
      id: 'cases.submission.extractionsUnclear',
      defaultMessage: 'Extractions that agree with the dental chart',
    },
    unsubmitted: {
      id: 'cases.submission.unsubmitted',
      defaultMessage: 'The case could not be submitted. What you filled in is saved.',
    },
    presetsFailed: {
      id: 'cases.submission.presetsFailed',
      defaultMessage:
        'The answers that your prescription begins with could not be loaded. The case can be submitted once they are here.',
    },
    presetsComing: {
      id: 'cases.submission.presetsComing',
      defaultMessage:
        'The answers that your prescription begins with are loading. The case can be submitted once they are here.',
    },
    retry: { id: 'cases.submission.retry', defaultMessage: 'Try again' },
    conflict: {
      id: 'cases.submission.conflict',
      defaultMessage: 'Someone else changed this case while you were editing it',
    },
    yourValue: { id: 'cases.submission.yourValue', defaultMessage: 'Yours:' },
    theirValue: { id: 'cases.submission.theirValue', defaultMessage: 'The newer version:' },
    conflictHint: {
      id: 'cases.submission.conflictHint',
      defaultMessage:
        'Keep yours for what is listed here, or load the newer version of it. Whatever else you or they changed stays.',
    },
    conflictUnsubmitted: {
      id: 'cases.submission.conflictUnsubmitted',
      defaultMessage: 'The case has not been submitted. See what has changed, then submit it again.',
    },
    loadTheirs: { id: 'cases.submission.loadTheirs', defaultMessage: 'Load the newer version' },
    keepOurs: { id: 'cases.submission.keepOurs', defaultMessage: 'Keep my changes' },
    patientRequired: {
      id: 'cases.submission.patientRequired',
      defaultMessage: 'A case needs a patient name',
    },
    missing: { id: 'cases.submission.missing', defaultMessage: 'Before you can submit, please add:' },
    ready: {
      id: 'cases.submission.ready',
      defaultMessage:
        'Everything is in place. The lab checks the records next; you can follow the progress here.',
    },
    waitForUploads: {
      id: 'cases.submission.waitForUploads',
      defaultMessage: 'Please wait for new case assets to be uploaded',
    },
    openRecords: { id: 'cases.submission.openRecords', defaultMessage: 'See the records' },
    submit: { id: 'cases.submission.submit', defaultMessage: 'Submit case' },
  }),
  tooth: defineMessage<{ quadrant: string; place: number; label: string }>({
    id: 'cases.submission.tooth',
    defaultMessage: '{quadrant} {place} ({label})',
  }),
  primaryTooth: defineMessage<{ quadrant: string; place: number; label: string }>({
    id: 'cases.submission.primaryTooth',
    defaultMessage: '{quadrant}, primary tooth {place} ({label})',
  }),
  marksDropped: defineMessage<{ tooth: string; mark: string; dropped: string }>({
    id: 'cases.submission.marksDropped',
    defaultMessage: 'Tooth {tooth} is now “{mark}”, so this was removed from it: {dropped}.',
  }),
  staysMissing: defineMessage<{ tooth: string; mark: string }>({
    id: 'cases.submission.staysMissing',
    defaultMessage: 'Tooth {tooth} is missing, so it was not marked “{mark}”.',
  }),
  notMissing: defineMessage<{ mark: string }>({
    id: 'cases.submission.notMissing',
    defaultMessage: 'Not missing: mark it “{mark}”',
  }),
  conflictBy: defineMessage<{ name: string }>({
    id: 'cases.submission.conflictBy',
    defaultMessage: '{name} changed this case while you were editing it',
  }),
  missingCount: defineMessage<{ count: number }>({
    id: 'cases.submission.lacking',
    defaultMessage: '{count, plural, other {# missing}}',
  }),
  changeStep: defineMessage<{ step: string }>({
    id: 'cases.submission.changeStep',
    defaultMessage: 'Change: {step}',
  }),
  fieldName: defineMessage<{ number: number }>({
    id: 'cases.submission.fieldName',
    defaultMessage: 'Name of custom field {number}',
  }),
  fieldValue: defineMessage<{ number: number }>({
    id: 'cases.submission.fieldValue',
    defaultMessage: 'Value of custom field {number}',
  }),
  removeField: defineMessage<{ number: number }>({
    id: 'cases.submission.removeField',
    defaultMessage: 'Remove custom field {number}',
  }),
  uploading: defineMessage<{ count: number }>({
    id: 'cases.submission.uploading',
    defaultMessage:
      '{count, plural, one {# record is still uploading} other {# records are still uploading}}',
  }),
  undecided: defineMessage<{ count: number }>({
    id: 'cases.submission.undecided',
    defaultMessage:
      '{count, plural, one {# file waits for its slot. Add it or leave it out first.} other {# files wait for their slots. Add them or leave them out first.}}',
  }),
  notUploaded: defineMessage<{ count: number }>({
    id: 'cases.submission.notUploaded',
    defaultMessage:
      '{count, plural, one {# file was not uploaded. Add it again or leave it out first.} other {# files were not uploaded. Add them again or leave them out first.}}',
  }),
  leftUnsaved: defineMessage<{ identifier: string; reason: string }>({
    id: 'cases.submission.leftUnsaved',
    defaultMessage: 'Your last changes to case {identifier} are not saved. {reason}',
  }),
  leftUnsubmitted: defineMessage<{ identifier: string; reason: string }>({
    id: 'cases.submission.leftUnsubmitted',
    defaultMessage: 'Case {identifier} has not been submitted. {reason}',
  }),
  lostChoices: defineMessage<{ product: string; former: string }>({
    id: 'cases.submission.lostChoices',
    defaultMessage: 'What {product} does not have was removed. Choose {former} again to have it back.',
  }),
  submitted: defineMessage<{ identifier: string }>({
    id: 'cases.submission.submitted',
    defaultMessage: 'Case {identifier} has been submitted.',
  }),
};

export const stepMessages: Record<Step, MessageDescriptor> = defineMessages({
  patient: { id: 'cases.submission.step.patient', defaultMessage: 'Patient & product' },
  clinical: { id: 'cases.submission.step.clinical', defaultMessage: 'Clinical choices' },
  records: { id: 'cases.submission.step.records', defaultMessage: 'Records' },
  review: { id: 'cases.submission.step.review', defaultMessage: 'Review & Submit' },
});
