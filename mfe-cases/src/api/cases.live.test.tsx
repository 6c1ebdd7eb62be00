import { bus } from '@portal/shared/bus';
import { buildDoctor, signIn } from '@portal/shared/testing';
import { act, screen } from '@testing-library/react';
import { listOf } from '../testing/builders';
import { renderCases } from '../testing/render-cases';

beforeEach(() => signIn());

describe('what others change', () => {
  it('[CA-04] names a renamed doctor anew in the filter of the list', async () => {
    let doctor = buildDoctor({ uuid: '00000000-0000-4000-8000-000000000009', name: 'Dr. Ada' });
    await renderCases(`/cases/doctor?doctor=${doctor.uuid}`, {
      'GET /dso/case': listOf([]),
      'GET /dso/doctor': () => ({ data: [doctor], total: 1, pages: 1, page: 1 }),
    });
    expect(await screen.findByText('Doctor: Dr. Ada')).toBeVisible();
    doctor = { ...doctor, name: 'Dr. Ada King' };
    act(() => bus.emit('doctor:changed', { uuid: doctor.uuid }));
    expect(await screen.findByText('Doctor: Dr. Ada King')).toBeVisible();
  });
});
