import type { CompanyConfiguration } from '@portal/shared/contract';
import { usePermissions } from '@portal/shared/session';
import { Facts, Loaded, SectionCard } from '@portal/shared/ui';
import { Col, Row, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { useConfigurationQuery } from '../../api/company.api';
import { PRODUCTS_WITH_PREFERENCES, type PreferredProduct } from '../../domain/preferences';
import { EditPreferences } from './edit-preferences';
import { messages } from './preferences.messages';
import { usePreferenceTexts } from './use-preference-texts';

/** The tab 'Product Preferences': how aligners and retainers are made where a case says nothing else (CO-19). */
export function PreferencesTab() {
  const { formatMessage } = useIntl();
  const { isSuperAdmin } = usePermissions();
  const configuration = useConfigurationQuery();
  return (
    <SectionCard
      title={formatMessage(messages.title)}
      extra={
        isSuperAdmin &&
        configuration.data?.allowPreferences && <EditPreferences configuration={configuration.data} />
      }
    >
      <Loaded query={configuration}>{(loaded) => <Preferences configuration={loaded} />}</Loaded>
    </SectionCard>
  );
}

function Preferences({ configuration }: { configuration: CompanyConfiguration }) {
  const { formatMessage } = useIntl();
  const { isSuperAdmin } = usePermissions();
  const reason = configuration.allowPreferences ? messages.onlySuperAdmins : messages.byProvider;
  const isReadOnly = !isSuperAdmin || !configuration.allowPreferences;
  return (
    <>
      <Row gutter={[32, 24]}>
        {PRODUCTS_WITH_PREFERENCES.map((product) => (
          <Col key={product} xs={24} md={12}>
            <ProductPreferences product={product} configuration={configuration} />
          </Col>
        ))}
      </Row>
      {isReadOnly && (
        <Typography.Paragraph type="secondary" style={{ marginBlock: '24px 0' }}>
          {formatMessage(reason)}
        </Typography.Paragraph>
      )}
    </>
  );
}

interface ProductPreferencesProps {
  readonly product: PreferredProduct;
  readonly configuration: CompanyConfiguration;
}

function ProductPreferences({ product, configuration }: ProductPreferencesProps) {
  const { formatMessage } = useIntl();
  const { offsetName, trimLineName } = usePreferenceTexts();
  const offset = configuration[`${product}Offset`];
  const cutline = configuration[`${product}Cutline`];
  return (
    <section>
      <h3 style={{ fontSize: 16, marginBlock: '0 12px' }}>{formatMessage(messages[product])}</h3>
      <Facts
        facts={[
          { key: 'offset', label: formatMessage(messages.offset), value: offset && offsetName(offset) },
          { key: 'cutline', label: formatMessage(messages.cutline), value: cutline && trimLineName(cutline) },
          {
            key: 'material',
            label: formatMessage(messages.material),
            value: configuration[`${product}Material`],
          },
        ]}
      />
    </section>
  );
}
