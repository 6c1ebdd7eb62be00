import { Col, Form, Row, type FormRule } from 'antd';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { UNITED_STATES, US_STATES, type Address } from '../../contract';
import { countryNamer, namedCountries, useLocale } from '../../i18n';
import { ChoiceField } from '../forms/choice-field';
import { TextField } from '../forms/form-fields';
import { useFormRules } from '../forms/rules/use-form-rules';
import { addressMessages } from './address.messages';
import { notShippableMessage } from './address-values.messages';
import { CityField } from './city-field';
import type { Places } from './places';

const LENGTHS = { state: 120, zipCode: 20 } as const;
/** Half of the dialog; all of a phone. */
const HALF = { xs: 24, sm: 12 } as const;
/** By their names, which is what the server keeps. */
const STATES = US_STATES.map(({ name }) => ({ value: name, label: name }));

interface PlaceFieldsProps {
  readonly places: Places;
  readonly isShipping: boolean;
  /** Of the address that is edited, which may not be offered any more. */
  readonly saved: Address['country'] | undefined;
}

/** Country, city, state or region, Zip or postal code (CO-14). */
export function PlaceFields({ places, isShipping, saved }: PlaceFieldsProps) {
  const { formatMessage } = useIntl();
  const { lessThan } = useFormRules();
  const countryId: unknown = Form.useWatch('countryId');
  const isInStates = countryId === UNITED_STATES;
  return (
    <Row gutter={16}>
      <Col {...HALF}>
        <CountryField places={places} isShipping={isShipping} saved={saved} />
      </Col>
      <Col {...HALF}>
        <CityField places={places} countryId={typeof countryId === 'number' ? countryId : null} />
      </Col>
      <Col {...HALF}>
        {isInStates ? (
          <ChoiceField
            name="state"
            label={formatMessage(addressMessages.state)}
            options={STATES}
            showSearch={{ optionFilterProp: 'label' }}
          />
        ) : (
          <TextField
            name="state"
            label={formatMessage(addressMessages.region)}
            required
            autoComplete="off"
            rules={[lessThan(LENGTHS.state + 1)]}
          />
        )}
      </Col>
      <Col {...HALF}>
        <TextField
          name="zipCode"
          label={formatMessage(isInStates ? addressMessages.zipCode : addressMessages.postalCode)}
          required
          autoComplete="off"
          dir="ltr"
          rules={[lessThan(LENGTHS.zipCode + 1)]}
        />
      </Col>
    </Row>
  );
}

/** The countries; of an address for shipments those that anything can be shipped to (CO-18). */
function CountryField({ places, isShipping, saved }: PlaceFieldsProps) {
  const { formatMessage } = useIntl();
  const form = Form.useFormInstance();
  const { required } = useFormRules();
  const { options, isLoading, notShippable } = useCountryChoice({ places, isShipping, saved });
  const shippable: FormRule = {
    validator: (_rule, id: number | undefined) => {
      const country = id === undefined ? undefined : notShippable(id);
      return country === undefined
        ? Promise.resolve()
        : Promise.reject(new Error(formatMessage(notShippableMessage, { country })));
    },
  };
  return (
    <ChoiceField<number>
      // A rule that has become another one is only asked when the field is.
      key={isShipping ? 'shipping' : 'any'}
      name="countryId"
      label={formatMessage(addressMessages.country)}
      options={options}
      loading={isLoading}
      showSearch={{ optionFilterProp: 'label' }}
      rules={[required, shippable]}
      onChange={(chosen) => {
        const state: unknown = form.getFieldValue('state');
        const isState = STATES.some(({ value }) => value === state);
        // A state of the list is no region of another country, and a region no state.
        if (isState !== (chosen === UNITED_STATES)) form.setFieldValue('state', undefined);
      }}
    />
  );
}

function useCountryChoice({ places, isShipping, saved }: PlaceFieldsProps) {
  const { useCountries } = places;
  const locale = useLocale();
  const all = useCountries('all');
  const shippable = useCountries('shippable', { skip: !isShipping });
  const offered = (isShipping ? shippable : all).data?.data;
  const known = all.data?.data;
  return useMemo(() => {
    const nameOf = countryNamer(locale);
    const options = namedCountries(offered ?? (saved ? [saved] : []), locale).map(({ id, name }) => ({
      value: id,
      label: name,
    }));
    const isOffered = (id: number) => options.some(({ value }) => value === id);
    const chosenBefore = [...(known ?? []), ...(saved ? [saved] : [])];
    return {
      // What was chosen before the list became a shorter one is still shown by its name.
      options: [
        ...options,
        ...(isShipping && offered
          ? namedCountries(
              (known ?? []).filter(({ id }) => !isOffered(id)),
              locale,
            ).map(({ id, name }) => ({ value: id, label: name, disabled: true }))
          : []),
      ],
      isLoading: offered === undefined,
      /** The name of a country that nothing can be shipped to. */
      notShippable: (id: number): string | undefined => {
        const country = chosenBefore.find((one) => one.id === id);
        return isShipping && offered && country && !isOffered(id) ? nameOf(country) : undefined;
      },
    };
  }, [offered, known, saved, isShipping, locale]);
}
