import { PRODUCTS, type Case, type ProductId } from '@portal/shared/contract';
import { useNavigate } from '@portal/shared/router';
import { ChangeAction, Page } from '@portal/shared/ui';
import { App, Button } from 'antd';
import { useIntl } from 'react-intl';
import { useCreateCaseMutation } from '../../api/cases.api';
import { casePath, firstTab, listPath } from '../../domain/case-paths';
import { newCaseMessages } from './new-case.messages';
import { ProductCard } from './product-card';
import styles from './product-cards.module.css';

/** Asks only for the product and creates the case at once, so that everything typed afterwards is saved (CA-18). */
export function NewCasePage() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { message } = App.useApp();
  const [createCase, { isLoading, isSuccess, originalArgs }] = useCreateCaseMutation();
  const isWaiting = isLoading || isSuccess;

  async function create(productId: ProductId): Promise<void> {
    const { data } = await createCase({ productId });
    // The shell shows the failure.
    if (!data) return;
    void message.success(formatMessage(newCaseMessages.created, { identifier: data.identifier }));
    goOnWith(data);
  }
  function goOnWith({ uuid, status }: Case): void {
    void navigate(`${casePath('admin', 'all', uuid, firstTab(status))}?step=patient`, {
      replace: true,
      state: { from: listPath('admin') },
    });
  }
  return (
    <Page title={formatMessage(newCaseMessages.title)} subtitle={formatMessage(newCaseMessages.subtitle)}>
      <ul className={styles.cards} aria-label={formatMessage(newCaseMessages.products)}>
        {PRODUCTS.map((product) => (
          <li key={product}>
            <ChangeAction>
              <ProductCard
                product={product}
                isWaiting={isWaiting}
                isBusy={isWaiting && originalArgs?.productId === product}
                onChoose={(chosen) => void create(chosen)}
              />
            </ChangeAction>
          </li>
        ))}
      </ul>
      <div>
        <Button disabled={isWaiting} onClick={() => void navigate(listPath('admin'))}>
          {formatMessage(newCaseMessages.cancel)}
        </Button>
      </div>
    </Page>
  );
}
