import dayjs from 'dayjs';
import { DEFAULT_DATE_FORMAT } from '../contract';
import { useSession } from '../session';
import { useLocale } from './locale';

/** Formats dates as the company chose (SH-30); digits stay western, so that they match labels and airway bills. */
export function useDates(): { date(iso: string): string; dateTime(iso: string): string } {
  const { company } = useSession();
  const locale = useLocale();
  const format = company?.dateFormat ?? DEFAULT_DATE_FORMAT;
  return {
    date: (iso) => dayjs(iso).locale(locale).format(format),
    dateTime: (iso) => dayjs(iso).locale(locale).format(`${format} HH:mm`),
  };
}
