import type { NoticeChoice } from '@portal/shared/contract';

type QuietHours = NonNullable<NoticeChoice['quietHours']>;

/** Whether a person wants to be left alone at a moment, by the clock of this computer; a span may go over midnight. */
export function isQuiet({ from, to }: QuietHours, now: Date): boolean {
  const time = `${twoDigits(now.getHours())}:${twoDigits(now.getMinutes())}`;
  return from <= to ? from <= time && time < to : from <= time || time < to;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
