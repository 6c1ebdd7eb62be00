/** Names that only their author understands, with the field's standard word in docs/glossary.md or in the list beside each. */
const BANNED_NAMES = [
  ...['tell', 'told'], // notify, report; received
  ...['isPassing', 'isClash', 'isOvertaken', 'isDatabaseAway'], // isRetryable, isConstraintViolation, isConnectionError
  ...['patiently', 'atFirstUse', 'quietly', 'countAMinute'], // retryWithBackoff, lazy, …Level, create…Limiter
  ...['takePart', 'doParts'], // onInTransaction, runInTransactionHandlers
  ...['lockedCase', 'lockCase', 'findForgetful', 'readWay', 'tame', 'givenOf'], // get…ForUpdate, parse…, sanitize…, omit…
  ...['askFirst', 'goOn', 'askedFor', 'hearFirst', 'createEar'], // confirm…, proceed, orNull, waitForFirst…, create…Probe
  ...['lacking', 'misfits', 'departing', 'keepers', 'placeFiles'], // missing…, incompatibilities, …InFlight, …Tasks, assign…
];

/** Standard words in code: a new engineer reads a name once. */
export const names = [
  {
    files: ['**/*.{ts,tsx,mjs}'],
    rules: { 'id-denylist': ['error', ...BANNED_NAMES] },
  },
];
