import { cohortMark } from './cohort-mark';

test('[PL-03] the shell finds itself by the same marks, which differ by release', () => {
  const clinic = '6b1f2a90-8f0e-4c55-9d7e-1f2a3b4c5d6e';
  expect(cohortMark('cases@2.0.0', clinic)).toBe('09523f52b2296884');
  expect(cohortMark('cases@2.0.1', clinic)).not.toBe('09523f52b2296884');
});
