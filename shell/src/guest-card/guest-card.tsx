import { useDocumentTitle } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { LanguageChoice } from '../language';
import { portalMessages } from '../portal.messages';
import styles from './guest-card.module.css';

interface GuestCardProps {
  readonly title: string;
  /** The card's heading where it is not the title. */
  readonly heading?: string;
  /** One line on what to do here. */
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A page for who is not signed in: one card and the choice of the language, nothing else (specification § 2, SH-04). */
export function GuestCard({ title, heading = title, lead, children }: GuestCardProps) {
  const { formatMessage } = useIntl();
  useDocumentTitle(`${title} · ${formatMessage(portalMessages.name)}`);
  return (
    <main className={styles.page}>
      <div className={styles.languages}>
        <LanguageChoice />
      </div>
      <div className={styles.card}>
        {/* Plain elements: antd's would bring their copying, editing and tooltips into the first script. */}
        <h1 className={styles.heading}>{heading}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </main>
  );
}
