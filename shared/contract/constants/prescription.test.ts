import { PRODUCTS } from './cases';
import {
  answersOfProduct,
  completePrescription,
  contradictsChart,
  foreignAnswers,
  habitsOf,
  INDEXINGS,
  PRESCRIPTION_FIELD_NAMES,
  PRESCRIPTION_FIELDS,
  prescriptionFields,
  presetOf,
  type PrescriptionField,
} from './prescription';

describe('the table of what labs ask', () => {
  it.each(PRESCRIPTION_FIELD_NAMES)(
    '[CA-24] has products for %s, and a usual answer that is a choice',
    (name) => {
      const field: PrescriptionField = PRESCRIPTION_FIELDS[name];
      expect(field.products.length).toBeGreaterThan(0);
      if ('usual' in field) expect(field.choices).toContain(field.usual);
      // What is repeated from case to case has to be a choice: a text is about one patient.
      if (field.isHabit) expect(field.kind).not.toBe('text');
    },
  );

  it('[CA-24] asks for indexing of aligners and retainers: none, light, medium or heavy', () => {
    const asking = PRODUCTS.filter((productId) =>
      prescriptionFields({ productId, withTs: false }).includes('indexing'),
    );
    expect(asking).toEqual(['AL', 'RE']);
    expect(INDEXINGS).toEqual(['none', 'light', 'medium', 'heavy']);
  });

  it('[CA-24] asks nothing about the plan where the treatment is planned already', () => {
    expect(prescriptionFields({ productId: 'AL', withTs: true })).toEqual(['indexing', 'bondedRetainer']);
  });
});

describe('a prescription', () => {
  const prescription = { chiefComplaint: 'Crowding', ipr: 'no', indexing: 'light', hardness: null } as const;

  it('[CA-24] gives to another case the habits alone, nothing of the patient', () => {
    expect(habitsOf(prescription)).toEqual({ ipr: 'no', indexing: 'light' });
  });

  it('[CA-24] knows what a product does not ask, and leaves it behind', () => {
    expect(foreignAnswers('RE', prescription)).toEqual(['chiefComplaint', 'ipr']);
    expect(answersOfProduct('RE', prescription)).toEqual({ indexing: 'light' });
    expect(answersOfProduct('WK', prescription)).toBeNull();
  });

  it.each([
    ['a habit of last time', 'ipr', { ipr: 'no' }, { value: 'no', source: 'lastTime' }],
    ['what is usual', 'ipr', null, { value: 'ifNeeded', source: 'usual' }],
    [
      'what is usual where the lab decided last time',
      'ipr',
      { ipr: null },
      { value: 'ifNeeded', source: 'usual' },
    ],
    [
      'what is usual of a fact of the patient',
      'extractions',
      { extractions: 'asMarked' },
      { value: 'no', source: 'usual' },
    ],
    ['nothing where it is asked each time', 'bruxism', { bruxism: 'mild' }, undefined],
  ] as const)('[CA-24] is preset with %s: %s', (_title, name, last, preset) => {
    expect(presetOf(name, last)).toEqual(preset);
  });

  it('[CA-24] is preset with the clinic’s usual answer before the habit of last time, but for what is about one patient', () => {
    const clinic = { ipr: 'yes', extractions: 'asMarked' } as const;
    expect(presetOf('ipr', { ipr: 'no' }, clinic)).toEqual({ value: 'yes', source: 'clinic' });
    expect(presetOf('expansion', { expansion: 'no' }, clinic)).toEqual({ value: 'no', source: 'lastTime' });
    expect(presetOf('extractions', null, clinic)).toEqual({ value: 'no', source: 'usual' });
  });

  const EXTRACTED = { extract: [14, 24] };
  it.each([
    ['permanent teeth', EXTRACTED],
    ['primary teeth', { primary: { extract: [55] } }],
  ])('[CA-24] is preset with extractions as the chart marks them: %s', (_title, teeth) => {
    expect(presetOf('extractions', null, null, teeth)).toEqual({ value: 'asMarked', source: 'chart' });
    const facts = { productId: 'AL', withTs: false, teeth } as const;
    expect(completePrescription(facts, null, null).extractions).toBe('asMarked');
    expect(completePrescription({ ...facts, teeth: { missing: [18] } }, null, null).extractions).toBe('no');
  });

  it.each([
    ['no', EXTRACTED, true],
    ['no', null, false],
    ['asMarked', EXTRACTED, false],
    ['asMarked', { missing: [18] }, true],
    ['labProposes', EXTRACTED, false],
    [null, EXTRACTED, false],
    [undefined, EXTRACTED, false],
  ] as const)(
    '[CA-24] contradicts the chart by an answer about extractions: %s, %j: %s',
    (extractions, chart, is) => {
      const teeth =
        chart && Object.fromEntries(Object.entries(chart).map(([mark, list]) => [mark, [...list]]));
      const facts = { productId: 'AL', withTs: false, teeth } as const;
      expect(contradictsChart(facts, extractions === undefined ? {} : { extractions })).toBe(is);
      expect(contradictsChart({ ...facts, withTs: true }, { extractions: 'no' })).toBe(false);
    },
  );

  it('[CA-24] is complete with each question answered, preset, or left to the lab', () => {
    const facts = { productId: 'NG', withTs: true } as const;
    expect(completePrescription(facts, { bruxism: 'severe', guidance: null }, { thickness: '3' })).toEqual({
      hardness: 'hard',
      thickness: '3',
      guidance: null,
      bruxism: 'severe',
      opposing: 'naturalTeeth',
    });
  });
});
