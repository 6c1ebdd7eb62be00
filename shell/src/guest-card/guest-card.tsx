import { useDocumentTitle } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { LanguageChoice } from '../language';
import { portalMessages } from '../portal.messages';
import styles from './guest-card.module.css';

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
  useDocumentTitle(`${title} · ${formatMessage(portalMessages.name)}`);
  return (
    <main className={styles.page}>
      <div className={styles.languages}>
        <LanguageChoice />
      </div>
      <div className={styles.card}>
        {/* Plain elements, because antd's Typography would make the first chunk larger. */}
        <h1 className={styles.heading}>{heading}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </main>
  );
}
