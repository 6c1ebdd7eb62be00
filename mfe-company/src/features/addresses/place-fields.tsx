import { UNITED_STATES, US_STATES, type Address } from '@portal/shared/contract';
import { useLocale } from '@portal/shared/i18n';
import { TextField, useFormRules } from '@portal/shared/ui';
import { Col, Form, Row, type FormRule } from 'antd';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useCountriesQuery } from '../../api/addresses.api';
import { ChoiceField } from '../../components/choice-field';
import { countryNamer, namedCountries } from '../../domain/country-names';
import { columnMessages, fieldMessages, notShippableMessage } from './addresses.messages';
import { CityField } from './city-field';

const LENGTHS = { state: 120, zipCode: 20 } as const;
/** Half of the dialog; all of a phone. */
const HALF = { xs: 24, sm: 12 } as const;
/** By their names, which is what the server keeps. */
const STATES = US_STATES.map(({ name }) => ({ value: name, label: name }));

interface PlaceFieldsProps {
  readonly isShipping: boolean;
  /** Of the address that is edited, which may not be offered any more. */
  readonly saved?: Address['country'];
}

/** Country, city, state or region, Zip or postal code (CO-14). */
export function PlaceFields({ isShipping, saved }: PlaceFieldsProps) {
  const { formatMessage } = useIntl();
  const { lessThan } = useFormRules();
  const countryId: unknown = Form.useWatch('countryId');
  const isInStates = countryId === UNITED_STATES;
  return (
    <Row gutter={16}>
      <Col {...HALF}>
        <CountryField isShipping={isShipping} {...(saved && { saved })} />
      </Col>
      <Col {...HALF}>
        <CityField countryId={typeof countryId === 'number' ? countryId : null} />
      </Col>
      <Col {...HALF}>
        {isInStates ? (
          <ChoiceField
            name="state"
            label={formatMessage(columnMessages.state)}
            options={STATES}
            showSearch={{ optionFilterProp: 'label' }}
          />
        ) : (
          <TextField
            name="state"
            label={formatMessage(fieldMessages.region)}
            required
            autoComplete="off"
            rules={[lessThan(LENGTHS.state + 1)]}
          />
        )}
      </Col>
      <Col {...HALF}>
        <TextField
          name="zipCode"
          label={formatMessage(isInStates ? columnMessages.zipCode : fieldMessages.postalCode)}
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
function CountryField({ isShipping, saved }: PlaceFieldsProps) {
  const { formatMessage } = useIntl();
  const form = Form.useFormInstance();
  const { required } = useFormRules();
  const { options, isLoading, notShippable } = useCountryChoice(isShipping, saved);
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
      label={formatMessage(columnMessages.country)}
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

function useCountryChoice(isShipping: boolean, saved: PlaceFieldsProps['saved']) {
  const locale = useLocale();
  const all = useCountriesQuery('all');
  const shippable = useCountriesQuery('shippable', { skip: !isShipping });
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
