import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { LoadingState } from './states';

test.each([
  ['data', 'Loading data..'],
  ['page', 'Loading...'],
] as const)('[SH-27] what waits for %s says %s, to the pointer and to screen readers', (what, text) => {
  render(
    <IntlProvider locale="en">
      <LoadingState what={what} />
    </IntlProvider>,
  );
  expect(screen.getByRole('status', { name: text })).toHaveAttribute('title', text);
});
