import type { DoctorHistoryAction, DoctorStatus } from '@portal/shared/contract';
import type { doctor } from '../../db/schema';

type DoctorRow = typeof doctor.$inferInsert;

/** How far a doctor of the demo has come. */
export const INVITATION_STORIES = [
  'never',
  'open',
  'lapsed',
  'failed',
  'active',
  'blocked',
  'restricted',
] as const;
export type InvitationStory = (typeof INVITATION_STORIES)[number];

export const DAY_MS = 86_400_000;
const LIFE_DAYS = 14;
const ANSWER_DAYS = 2;

/** The columns of an invitation that was made at a moment. Nobody has the tokens: in their hashes' place stands any text. */
export function invitationOf(
  story: InvitationStory,
  uuid: string,
  invitedAt: Date,
): Pick<
  DoctorRow,
  | 'status'
  | 'invitedAt'
  | 'invitationHash'
  | 'invitationExpiresAt'
  | 'invitationMail'
  | 'invitationMailSentAt'
  | 'acceptedAt'
> {
  if (story === 'never') return { status: 'invited' };
  const mailed =
    story === 'failed'
      ? ({ invitedAt, invitationMail: 'failed' } as const)
      : ({ invitedAt, invitationMail: 'sent', invitationMailSentAt: invitedAt } as const);
  const status = statusOf(story);
  if (status !== 'invited') return { ...mailed, status, acceptedAt: later(invitedAt, ANSWER_DAYS) };
  return {
    ...{ ...mailed, status },
    invitationHash: `demo ${uuid}`,
    invitationExpiresAt: later(invitedAt, LIFE_DAYS),
  };
}

/** What the history tells of it, in its order. */
export function historyOf(
  story: InvitationStory,
  invitedAt: Date,
): { action: DoctorHistoryAction; createdAt: Date }[] {
  const entries: [DoctorHistoryAction, number][] = [['created', 0]];
  if (story !== 'never') entries.push(['invited', 0]);
  if (statusOf(story) !== 'invited') entries.push(['accepted', ANSWER_DAYS]);
  if (story === 'blocked' || story === 'restricted') entries.push([story, ANSWER_DAYS + 1]);
  return entries.map(([action, days]) => ({ action, createdAt: later(invitedAt, days) }));
}

export function storyOf(status: DoctorStatus): InvitationStory {
  return status === 'invited' ? 'lapsed' : status;
}

function statusOf(story: InvitationStory): DoctorStatus {
  return story === 'active' || story === 'blocked' || story === 'restricted' ? story : 'invited';
}

const later = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS);
