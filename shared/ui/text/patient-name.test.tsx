import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { PatientName, usePatientName } from './patient-name';

function Question({ name }: { name: string }) {
  return <p>Cancel the case ({usePatientName()(name)})?</p>;
}

test.each([
  ['Sarah Miller', 'Sarah Miller'],
  ['', 'No name'],
  [' ', 'No name'],
])('[CA-18] the patient of the name %p is called %s, alone and in a sentence', (name, shown) => {
  render(
    <IntlProvider locale="en">
      <PatientName name={name} />
      <Question name={name} />
    </IntlProvider>,
  );
  expect(screen.getByText(shown)).toBeVisible();
  expect(screen.getByText(`Cancel the case (${shown})?`)).toBeVisible();
});
