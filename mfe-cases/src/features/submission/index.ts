export { GAP_PREFIX } from './gap-id';
export { submissionSaga } from './submission.saga';
export { submissionSlice } from './submission.slice';
export { SubmissionNotice } from './submission-notice';
export { SubmissionTab } from './submission-tab';
