import type { SessionInfo } from '@portal/shared/contract';
import { useIntl } from 'react-intl';
import { browserMessage, sessionMessages as messages } from './security.messages';

/** 'Chrome on Windows', or as much of it as is known. */
export function useBrowserName({ browser, system }: Pick<SessionInfo, 'browser' | 'system'>): string {
  const { formatMessage } = useIntl();
  if (browser !== null && system !== null) return formatMessage(browserMessage, { browser, system });
  return browser ?? system ?? formatMessage(messages.unknown);
}
