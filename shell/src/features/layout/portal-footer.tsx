import { PAGES } from '@portal/shared/contract';
import { Link } from '@portal/shared/router';
import { useIntl } from 'react-intl';
import { portalMessages } from '../../portal.messages';
import { Area } from './area';
import { layoutMessages } from './layout.messages';
import styles from './layout.module.css';

/** The footer: below the page, or fixed at the bottom of the window (SH-14). */
export function PortalFooter({ isFixed }: { isFixed: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <Area name="footer" as="footer" className={`${styles.footer} ${isFixed ? styles.fixed : ''}`}>
      <span>{formatMessage(portalMessages.name)}</span>
      <Link to={PAGES.quickGuide}>{formatMessage(layoutMessages.quickGuide)}</Link>
    </Area>
  );
}
