import { useAppearance } from '@portal/shared/appearance';
import { useDocumentTitle } from '@portal/shared/ui';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Mark } from '../components/mark';
import { LanguageChoice } from '../language';
import { portalMessages } from '../portal.messages';
import styles from './guest-card.module.css';
import { guestColours } from './guest-colours';

interface GuestCardProps {
  readonly title: string;
  /** The heading of the card, if it differs from the title. */
  readonly heading?: string;
  /** A line of explanation. */
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A page without a session: one card and the choice of the language (specification § 2, SH-04). */
export function GuestCard({ title, heading = title, lead, children }: GuestCardProps) {
  const { formatMessage } = useIntl();
  const scheme = useAppearance().schemes.main;
  const colours = useMemo(() => guestColours(scheme), [scheme]);
  useDocumentTitle(`${title} · ${formatMessage(portalMessages.name)}`);
  return (
    <main className={styles.page} style={colours}>
      <div className={styles.languages}>
        <LanguageChoice />
      </div>
      <div className={styles.card}>
        <Mark size={36} className={styles.mark} />
        {/* Plain elements: antd comes with the pages behind the login. */}
        <h1 className={styles.heading}>{heading}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </main>
  );
}
