import type { Doctor } from '@portal/shared/contract';

/** What can be done to a doctor from a list or a page of theirs. */
export type DoctorAction = 'edit' | 'invite' | 'block' | 'unblock' | 'handOver' | 'remove';

/** The actions that make sense for a doctor now, in the order of their buttons (DR-03). */
export function actionsOf({ status }: Pick<Doctor, 'status'>): readonly DoctorAction[] {
  if (status === 'invited') return ['edit', 'invite', 'remove'];
  return status === 'blocked' ? ['edit', 'unblock', 'handOver', 'remove'] : ['edit', 'block', 'remove'];
}

/** Whether an invitation can be mailed, again too. */
export const canInvite = ({ status }: Pick<Doctor, 'status'>): boolean => status === 'invited';

/** Whether somebody else's open cases can be given to them. */
export const canTakeCases = ({ status }: Pick<Doctor, 'status'>): boolean =>
  status === 'active' || status === 'invited';

/** Stands for nobody among those who take over cases: the organisation itself goes on with them. */
export const NOBODY = 'nobody';
