import { AutoComplete, Form } from 'antd';
import { useIntl } from 'react-intl';
import { useFormRules } from '../forms/rules/use-form-rules';
import { useSettled } from '../use-settled';
import { addressMessages } from './address.messages';
import type { Places } from './places';

const LENGTH = 120;
/** Pause in typing after which cities are looked for, in milliseconds. */
const PAUSE_MS = 200;

/** A city of any name; larger ones of the country are offered while it is typed (CO-18). */
export function CityField({ countryId, places }: { countryId: number | null; places: Places }) {
  const { useCities } = places;
  const { formatMessage } = useIntl();
  const { required, lessThan } = useFormRules();
  const typed: unknown = Form.useWatch('city');
  const search = useSettled(typeof typed === 'string' ? typed.trim() : '', PAUSE_MS);
  const { currentData: cities = [] } = useCities(
    { countryId: countryId ?? 0, search },
    { skip: countryId === null || search === '' },
  );
  return (
    <Form.Item
      name="city"
      label={formatMessage(addressMessages.city)}
      rules={[required, lessThan(LENGTH + 1)]}
    >
      <AutoComplete options={cities.map(({ id, name }) => ({ key: id, value: name }))} filterOption={false} />
    </Form.Item>
  );
}
