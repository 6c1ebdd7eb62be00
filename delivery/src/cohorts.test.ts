import { cohortOf, readCohorts } from './cohorts';

const [ANN, CLINIC] = ['0d9c8b7a-1111-4222-8333-444455556666', '6b1f2a90-8f0e-4c55-9d7e-1f2a3b4c5d6e'];
const known = readCohorts(`our staff:${ANN}+${CLINIC}, pilot : ${CLINIC.toUpperCase()}`);

test('cohorts are named lists of uuids, and a choice may be of names and uuids', () => {
  expect(known).toEqual([
    { name: 'our staff', members: [ANN, CLINIC] },
    { name: 'pilot', members: [CLINIC] },
  ]);
  expect(cohortOf(['our staff', CLINIC], known)).toEqual({
    name: `our staff, ${CLINIC}`,
    members: [ANN, CLINIC],
  });
  expect(readCohorts(undefined)).toEqual([]);
});

test.each(['staff', 'staff:', 'staff:ann', `:${ANN}`, `staff:${ANN}+`, `a:${ANN}:x`, `${ANN}:${ANN}`])(
  'a setting of %p is refused',
  (text) => expect(() => readCohorts(text)).toThrow('RELEASE_COHORTS must be name:uuid'),
);

test('a name twice and a name that nobody knows are refused', () => {
  expect(() => readCohorts(`a:${ANN},a:${CLINIC}`)).toThrow('a name twice');
  expect(() => cohortOf(['staff'], known)).toThrow(
    "There is no cohort 'staff': name 'our staff', or 'pilot', or the uuid of a company or person.",
  );
});
