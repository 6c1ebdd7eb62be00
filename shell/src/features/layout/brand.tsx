import { Tag } from 'antd';
import { useIntl } from 'react-intl';
import { Link } from '@portal/shared/router';
import { Mark } from '../../components/mark';
import { portalMessages } from '../../portal.messages';
import styles from './layout.module.css';

interface BrandProps {
  /** Only the mark is left, in a navigation of its width. */
  readonly isFolded?: boolean;
  /** False where there is no room for the name: the mark stands for it. */
  readonly hasName?: boolean;
}

/** The portal's mark, name and version label (SH-01). */
export function Brand({ isFolded = false, hasName = true }: BrandProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.brand} style={isFolded ? { paddingInline: 18 } : {}}>
      <Link to="/" aria-label={formatMessage(portalMessages.name)} style={{ display: 'inline-flex' }}>
        <Mark size={28} />
      </Link>
      {!isFolded && (
        <>
          {hasName && <span className={styles.name}>{formatMessage(portalMessages.name)}</span>}
          <BetaTag />
        </>
      )}
    </div>
  );
}

function BetaTag() {
  const { formatMessage } = useIntl();
  return (
    <Tag variant="filled" color="cyan" style={{ margin: 0 }}>
      {formatMessage(portalMessages.beta)}
    </Tag>
  );
}
