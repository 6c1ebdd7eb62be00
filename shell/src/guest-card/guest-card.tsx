import type { Scheme } from '@portal/shared/contract';
import { useDocumentTitle } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Mark } from '../components/mark';
import { LanguageChoice } from '../language';
import { portalMessages } from '../portal.messages';
import styles from './guest-card.module.css';

interface GuestCardProps {
  readonly title: string;
  /** The heading of the card, if it differs from the title. */
  readonly heading?: string;
  /** A line of explanation. */
  readonly lead?: string;
  /** The colour scheme, if it is not the one that was chosen in this browser. */
  readonly scheme?: Scheme;
  readonly children: ReactNode;
}

/** A page without a session: one card and the choice of the language (specification § 2, SH-04). */
export function GuestCard({ title, heading = title, lead, scheme, children }: GuestCardProps) {
  const { formatMessage } = useIntl();
  useDocumentTitle(`${title} · ${formatMessage(portalMessages.name)}`);
  return (
    <main className={`${styles.page} ${scheme ? styles[scheme] : ''}`.trim()}>
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
