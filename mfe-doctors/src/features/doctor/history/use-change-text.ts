import type { DoctorHistoryEntry } from '@portal/shared/contract';
import { countryNamer, useLocale } from '@portal/shared/i18n';
import { useIntl } from 'react-intl';
import { becameMessage, changedFieldMessages, isMessage } from './history.messages';

type Change = DoctorHistoryEntry['changes'][number];

/** Says of a field of the history what became of what. */
export function useChangeText(): (change: Change) => string {
  const { formatMessage } = useIntl();
  const countryName = countryNamer(useLocale());
  return ({ field, from, to }) => {
    const text = (value: string | null) => {
      if (value === null || value === '') return '—';
      return field === 'country' ? countryName({ code: value, name: value }) : value;
    };
    const name = Object.hasOwn(changedFieldMessages, field)
      ? formatMessage(changedFieldMessages[field])
      : field;
    return from === null
      ? formatMessage(isMessage, { field: name, value: text(to) })
      : formatMessage(becameMessage, { field: name, from: text(from), to: text(to) });
  };
}
