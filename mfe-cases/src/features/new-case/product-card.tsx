import { LoadingOutlined } from '@ant-design/icons';
import { PRODUCT_NAMES, type ProductId } from '@portal/shared/contract';
import { useIntl } from 'react-intl';
import { productMessages } from './new-case.messages';
import styles from './product-cards.module.css';

interface ProductCardProps {
  readonly product: ProductId;
  /** A case is being created, of any product. */
  readonly isWaiting: boolean;
  /** A case of this product is being created. */
  readonly isBusy: boolean;
  readonly disabled?: boolean;
  onChoose(product: ProductId): void;
}

/** A product as a button. It is not disabled while the case is being created: it would lose the focus, also when that fails. */
export function ProductCard({ product, isWaiting, isBusy, disabled, onChoose }: ProductCardProps) {
  const { formatMessage } = useIntl();
  return (
    <button
      type="button"
      className={styles.card}
      disabled={disabled}
      aria-disabled={isWaiting || undefined}
      aria-busy={isBusy || undefined}
      onClick={() => !isWaiting && onChoose(product)}
    >
      <span className={styles.name}>
        {PRODUCT_NAMES[product]}
        {isBusy && <LoadingOutlined aria-hidden />}
      </span>
      <span className={styles.about}>{formatMessage(productMessages[product])}</span>
    </button>
  );
}
