import { Tag } from 'antd';
import { useIntl } from 'react-intl';
import { Link } from '@portal/shared/router';
import { Mark } from '../../components/mark';
import { portalMessages } from '../../portal.messages';
import styles from './layout.module.css';

/** The portal's mark, name and version label (SH-01); only the mark when folded. */
export function Brand({ isFolded }: { isFolded: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.brand} style={isFolded ? { paddingInline: 18 } : {}}>
      <Link to="/" aria-label={formatMessage(portalMessages.name)} style={{ display: 'inline-flex' }}>
        <Mark size={28} />
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
