import { countryNamer, namedCountries } from './country-names';

/** Every code of ISO 3166-1. */
const CODES = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG ' +
  'CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL ' +
  'GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA ' +
  'LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP ' +
  'NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV ' +
  'SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ');
const english = countryNamer('en');

describe('names of countries', () => {
  it.each(['tr', 'ar'] as const)(
    '[CO-18] are there for all 249 countries in %s, and none is English',
    (locale) => {
      const nameOf = countryNamer(locale);
      const unnamed = CODES.filter((code) => nameOf({ code, name: '' }) === '');
      expect(CODES).toHaveLength(249);
      expect(unnamed).toEqual([]);
      if (locale === 'ar')
        expect(CODES.filter((code) => /[a-z]/i.test(nameOf({ code, name: '' })))).toEqual([]);
      const same = CODES.filter((code) => nameOf({ code, name: '' }) === english({ code, name: '' }));
      // Names that the language shares with English, such as 'Portugal' and 'Panama'.
      expect(same.length).toBeLessThan(locale === 'ar' ? 1 : 110);
    },
  );

  it('are the English ones where a code means nothing', () => {
    expect(countryNamer('tr')({ code: '', name: 'Atlantis' })).toBe('Atlantis');
    expect(countryNamer('tr')({ code: 'QM', name: 'Atlantis' })).toBe('Atlantis');
  });

  it('are sorted as readers of the language look for them', () => {
    const countries = [
      { code: 'UY', name: 'Uruguay' },
      { code: 'JO', name: 'Jordan' },
      { code: 'CN', name: 'China' },
      { code: 'CZ', name: 'Czechia' },
      { code: 'TD', name: 'Chad' },
    ];
    expect(namedCountries(countries, 'tr').map(({ name }) => name)).toEqual([
      ...['Çad', 'Çekya', 'Çin', 'Uruguay', 'Ürdün'],
    ]);
  });
});
