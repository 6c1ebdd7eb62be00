import { createIntl, type MessageDescriptor } from 'react-intl';
import { ERROR_STATUS, FIELD_CODES, FORBIDDEN_REASONS, RECORD_KINDS } from '../../errors';
import arabic from '../i18n/ar.json';
import english from '../i18n/en.json';
import turkish from '../i18n/tr.json';

const CATALOGUES: Record<string, Record<string, string>> = { en: english, tr: turkish, ar: arabic };
const IDS = [
  ...Object.keys(ERROR_STATUS).map((code) => `shared.error.${code}`),
  ...Object.keys(FIELD_CODES).map((code) => `shared.field.${code}`),
];
const CHOICES = [...RECORD_KINDS, ...FORBIDDEN_REASONS, 'of a newer server'];
const COUNTS = [0, 1, 2, 3, 11, 100];

const counted = (count: number) => ({
  min: count,
  max: count,
  last: count,
  shipments: count,
  doctors: count,
  cases: count,
  row: count,
  limit: count,
  minutes: count,
});
/** Names and numbers that are no words of the text. */
const NAMES = {
  country: 'لبنان',
  courier: 'أرامكس',
  example: '46502718839',
  identifier: '1042',
  shipment: '1043',
  airwayBill: '46502718839',
  tooth: '14',
};

/** A text with every word that it may choose. */
function wordings(locale: string, id: string): string[] {
  const messages = CATALOGUES[locale] ?? {};
  const intl = createIntl({
    locale,
    messages,
    onError: (error) => {
      throw error;
    },
  });
  const message: MessageDescriptor = { id };
  const values = [
    ...CHOICES.map((choice) => ({ record: choice, why: choice })),
    ...COUNTS.map((count) => ({ ...counted(count), ...NAMES })),
  ];
  return values.flatMap((given) =>
    intl.formatMessage(message, {
      record: 'case',
      why: '',
      ...counted(1),
      ...NAMES,
      ...given,
    }),
  );
}

describe.each(Object.keys(CATALOGUES))('[SH-02] the texts of refusals in %s', (locale) => {
  it.each(IDS)('has %s', (id) => {
    for (const text of wordings(locale, id)) expect(text).toMatch(/^[^{}#]{4,}$/);
  });

  it('has no text without a code', () => {
    const texts = Object.keys(CATALOGUES[locale] ?? {}).filter((id) => /^shared\.(error|field)\./.test(id));
    expect(texts.toSorted()).toEqual(IDS.toSorted());
  });
});

it('[SH-02] has no Latin word in Arabic', () => {
  for (const id of IDS)
    for (const text of wordings('ar', id))
      expect([id, text]).toEqual([id, expect.not.stringMatching(/[a-z]/i)]);
});

it('[SH-02] says each thing differently in Turkish than in English', () => {
  const same = IDS.filter(
    (id) => turkish[id as keyof typeof turkish] === english[id as keyof typeof english],
  );
  expect(same).toEqual([]);
});
