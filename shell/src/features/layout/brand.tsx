import { Tag } from 'antd';
import { useIntl } from 'react-intl';
import { Link } from '@portal/shared/router';
import { portalMessages } from '../../portal.messages';
import styles from './layout.module.css';

/** The portal's mark, name and version label (SH-01); only the mark when folded. */
export function Brand({ isFolded }: { isFolded: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.brand} style={isFolded ? { paddingInline: 18 } : {}}>
      <Link to="/" aria-label={formatMessage(portalMessages.name)} style={{ display: 'inline-flex' }}>
        <Mark />
      </Link>
      {!isFolded && (
        <>
          <span className={styles.name}>{formatMessage(portalMessages.name)}</span>
          <BetaTag />
        </>
      )}
    </div>
  );
}

export function BetaTag() {
  const { formatMessage } = useIntl();
  return (
    <Tag variant="filled" color="cyan" style={{ margin: 0 }}>
      {formatMessage(portalMessages.beta)}
    </Tag>
  );
}

function Mark() {
  return (
    <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
      <rect width="28" height="28" rx="8" fill="#0f766e" />
      <path
        d="M7 10c0 9 3 12 7 12s7-3 7-12"
        fill="none"
        stroke="#fff"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <path
        d="M10.5 10c0 5 1.2 7.5 3.5 7.5s3.5-2.5 3.5-7.5"
        fill="none"
        stroke="#99f6e4"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
