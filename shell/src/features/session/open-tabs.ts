import { call } from '@portal/shared/saga';

/** All tabs in which somebody is signed in hold this lock together. */
const NAME = 'portal.session.open';

/** Holds the lock until it is cancelled; a tab that is closed, killed or loaded anew loses it. */
export function* holdOpen() {
  const { locks } = navigator;
  // Browsers offer locks only on https.
  if (!locks) return;
  let release = () => {};
  const isOver = new Promise<void>((resolve) => (release = resolve));
  try {
    yield call(() => locks.request(NAME, { mode: 'shared' }, () => isOver).catch(() => undefined));
  } finally {
    release();
  }
}

/** Whether somebody is signed in in another tab of this browser; false where the browser has no locks. */
export async function isOpenElsewhere(): Promise<boolean> {
  const { locks } = navigator;
  if (!locks) return false;
  const { held = [] } = await locks.query();
  return held.some(({ name }) => name === NAME);
}
