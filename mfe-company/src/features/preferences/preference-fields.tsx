import { ChoiceField } from '@portal/shared/ui';
import { OFFSETS, TRIM_LINES } from '@portal/shared/contract';
import { Col, Row } from 'antd';
import { useIntl } from 'react-intl';
import { materialsOf, PRODUCTS_WITH_PREFERENCES, type PreferredProduct } from '../../domain/preferences';
import { messages } from './preferences.messages';
import { usePreferenceTexts } from './use-preference-texts';

/** Offset, trim line and material of both products; the material may stay the provider's choice (CO-19, CO-21). */
export function PreferenceFields() {
  return (
    <Row gutter={[24, 0]}>
      {PRODUCTS_WITH_PREFERENCES.map((product) => (
        <Col key={product} xs={24} sm={12}>
          <ProductFields product={product} />
        </Col>
      ))}
    </Row>
  );
}

function ProductFields({ product }: { product: PreferredProduct }) {
  const { formatMessage } = useIntl();
  const { offsetName, trimLineName } = usePreferenceTexts();
  const required = { required: true, message: formatMessage(messages.required) };
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0, minInlineSize: 0 }}>
      <legend style={{ fontWeight: 600, marginBlockEnd: 12 }}>{formatMessage(messages[product])}</legend>
      <ChoiceField
        name={`${product}Offset`}
        label={formatMessage(messages.offset)}
        rules={[required]}
        allowClear
        options={OFFSETS.map((value) => ({ value, label: offsetName(value) }))}
      />
      <ChoiceField
        name={`${product}Cutline`}
        label={formatMessage(messages.cutline)}
        rules={[required]}
        allowClear
        options={TRIM_LINES.map((value) => ({ value, label: trimLineName(value) }))}
      />
      <ChoiceField
        name={`${product}Material`}
        label={formatMessage(messages.material)}
        rules={[]}
        allowClear
        options={materialsOf(product).map((value) => ({ value, label: value }))}
      />
    </fieldset>
  );
}
