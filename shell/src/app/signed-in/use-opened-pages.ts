import { useLocation } from '@portal/shared/router';
import { useIntl } from 'react-intl';
import { useOpenedLast, type Command } from '../../features/search';
import { portalMessages } from '../../portal.messages';

/** The pages that were opened last, without the present one. */
export function useOpenedPages(go: (path: string) => void): readonly Command[] {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  return useOpenedLast(formatMessage(portalMessages.name))
    .filter(({ path }) => path !== pathname)
    .slice(0, 5)
    .map(({ path, title }) => ({ key: `opened ${path}`, kind: 'record', title, run: () => go(path) }));
}
