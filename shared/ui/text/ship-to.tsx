import { Flex, Typography } from 'antd';
import { useIntl } from 'react-intl';
import type { ShipTo as Place } from '../../contract';
import { viaMessages } from './ship-to.messages';

/** The address that a parcel goes to, in the person's language, and why it is this one. */
export function ShipTo({ place }: { place: Place }) {
  const { formatMessage } = useIntl();
  const lineOf = useAddressLine();
  return (
    // Each line begins where the page's lines do, also one that is written the other way.
    <Flex vertical align="flex-start">
      <bdi>{place.title}</bdi>
      <bdi>{lineOf(place)}</bdi>
      <Typography.Text type="secondary">{formatMessage(viaMessages[place.via])}</Typography.Text>
    </Flex>
  );
}

/** An address without its receiver, in one line, with the country's name in the person's language. */
export function useAddressLine(): (
  place: Pick<Place, 'street' | 'city' | 'state' | 'zipCode' | 'country'>,
) => string {
  const { formatDisplayName } = useIntl();
  return ({ street, city, state, zipCode, country }) => {
    const countryName = formatDisplayName(country.code, { type: 'region' }) ?? country.name;
    return [street, city, `${state} ${zipCode}`, countryName].join(', ');
  };
}
