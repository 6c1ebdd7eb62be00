import { firstOpenStep, stepOf } from './submission-steps';

describe('steps of a submission', () => {
  it.each([
    ['patientName', 'patient'],
    ['packageType', 'patient'],
    ['customFields', 'patient'],
    ['arch', 'clinical'],
    ['teeth', 'clinical'],
    ['impressionType', 'records'],
    ['uprImp', 'records'],
    ['presc', 'records'],
  ])('[CA-18] fill %s in %s', (missingField, step) => {
    expect(stepOf(missingField)).toBe(step);
  });

  it.each([
    [['lwrImp', 'arch'], 'clinical'],
    [['lwrImp'], 'records'],
    [['patientType', 'lwrImp'], 'patient'],
    [[], 'review'],
  ] as const)('[CA-18] with %o missing are resumed at %s', (missingFields, step) => {
    expect(firstOpenStep(missingFields)).toBe(step);
  });
});
