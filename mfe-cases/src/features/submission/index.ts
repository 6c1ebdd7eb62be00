export { submissionSaga } from './draft/submission.saga';
export { submissionSlice } from './draft/submission.slice';
export { SubmissionNotice } from './submission-notice';
export { SubmissionTab } from './submission-tab';
