import { useFormRules } from '@portal/shared/ui';
import { AutoComplete, Form } from 'antd';
import { useIntl } from 'react-intl';
import { useCitiesQuery } from '../../api/addresses.api';
import { columnMessages } from './addresses.messages';
import { useSettled } from './use-settled';

const LENGTH = 120;
/** Pause in typing after which cities are looked for, in milliseconds. */
const PAUSE_MS = 200;

/** A city of any name; larger ones of the country are offered while it is typed (CO-18). */
export function CityField({ countryId }: { countryId: number | null }) {
  const { formatMessage } = useIntl();
  const { required, lessThan } = useFormRules();
  const typed: unknown = Form.useWatch('city');
  const search = useSettled(typeof typed === 'string' ? typed.trim() : '', PAUSE_MS);
  const { currentData: cities = [] } = useCitiesQuery(
    { countryId: countryId ?? 0, search },
    { skip: countryId === null || search === '' },
  );
  return (
    <Form.Item
      name="city"
      label={formatMessage(columnMessages.city)}
      rules={[required, lessThan(LENGTH + 1)]}
    >
      <AutoComplete options={cities.map(({ id, name }) => ({ key: id, value: name }))} filterOption={false} />
    </Form.Item>
  );
}
