import dayjs from 'dayjs';
import { useMemo } from 'react';
import { DEFAULT_DATE_FORMAT } from '../contract';
import { useSession } from '../session';
import { useLocale } from './locale';

export interface Dates {
  date(iso: string): string;
  dateTime(iso: string): string;
  /** The company's format, in dayjs's letters. */
  readonly format: string;
}

/**
 * Formats dates as the company chose (SH-30); digits stay western, so that they match labels and airway bills. The same object until
 * format or language change, so that what is memoised with it stays.
 */
export function useDates(): Dates {
  const { company } = useSession();
  const locale = useLocale();
  const format = company?.dateFormat ?? DEFAULT_DATE_FORMAT;
  return useMemo(
    () => ({
      date: (iso) => dayjs(iso).locale(locale).format(format),
      dateTime: (iso) => dayjs(iso).locale(locale).format(`${format} HH:mm`),
      format,
    }),
    [locale, format],
  );
}
