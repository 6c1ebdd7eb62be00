import { defineMessage, defineMessages } from 'react-intl';

export const submissionMessages = {
  ...defineMessages({
    details: { id: 'cases.submission.details', defaultMessage: 'Details' },
    records: { id: 'cases.submission.records', defaultMessage: 'Records' },
    review: { id: 'cases.submission.review', defaultMessage: 'Review & Submit' },
    saving: { id: 'cases.submission.saving', defaultMessage: 'Saving…' },
    saved: { id: 'cases.submission.saved', defaultMessage: 'Saved' },
    notSaved: { id: 'cases.submission.notSaved', defaultMessage: 'Not saved' },
    failed: {
      id: 'cases.submission.failed',
      defaultMessage: 'Your changes could not be saved. They are still here.',
    },
    retry: { id: 'cases.submission.retry', defaultMessage: 'Try again' },
    conflict: {
      id: 'cases.submission.conflict',
      defaultMessage: 'Somebody else changed this case while you were editing it',
    },
    conflictHint: {
      id: 'cases.submission.conflictHint',
      defaultMessage:
        'Load the newer version to see it; what you typed since is then lost. Or keep yours and overwrite the same fields.',
    },
    loadTheirs: { id: 'cases.submission.loadTheirs', defaultMessage: 'Load the newer version' },
    keepOurs: { id: 'cases.submission.keepOurs', defaultMessage: 'Keep my changes' },
    patientRequired: {
      id: 'cases.submission.patientRequired',
      defaultMessage: 'A case needs a patient name',
    },
    referenceHint: {
      id: 'cases.submission.referenceHint',
      defaultMessage: 'Your own number for this case, as your practice software has it',
    },
    notesHint: {
      id: 'cases.submission.notesHint',
      defaultMessage: 'What the lab should know: goals, limits, earlier treatment',
    },
    missing: { id: 'cases.submission.missing', defaultMessage: 'Before you can submit, please add:' },
    ready: {
      id: 'cases.submission.ready',
      defaultMessage:
        'Everything is in place. The lab checks the records next; you will see here how it goes on.',
    },
    waitForUploads: {
      id: 'cases.submission.waitForUploads',
      defaultMessage: 'Please wait for new case assets to be uploaded',
    },
    submit: { id: 'cases.submission.submit', defaultMessage: 'Submit case' },
  }),
  uploading: defineMessage<{ count: number }>({
    id: 'cases.submission.uploading',
    defaultMessage:
      '{count, plural, one {# record is still uploading} other {# records are still uploading}}',
  }),
  submitted: defineMessage<{ identifier: string }>({
    id: 'cases.submission.submitted',
    defaultMessage: 'Case {identifier} is submitted.',
  }),
};
