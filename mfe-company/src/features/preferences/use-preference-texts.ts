import type { Offset, TrimLine } from '@portal/shared/contract';
import { useIntl } from 'react-intl';
import { millimetresMessage, trimLineMessages } from './preferences.messages';

/** Offsets and trim lines in the person's words (CO-21). */
export function usePreferenceTexts() {
  const { formatMessage } = useIntl();
  return {
    offsetName: (offset: Offset) => formatMessage(millimetresMessage, { offset }),
    trimLineName: (trimLine: TrimLine) => formatMessage(trimLineMessages[trimLine]),
  };
}
