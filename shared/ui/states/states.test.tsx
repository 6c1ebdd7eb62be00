import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { SectionCard } from '../section-card';
import { FailedState, LoadingState } from './states';

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

it('[SH-27] says in a section that it could not be loaded, with another try, and takes no page of room for it', async () => {
  const onRetry = jest.fn();
  render(
    <IntlProvider locale="en">
      <SectionCard title="Photos">
        <FailedState onRetry={onRetry} detail="The lab is closed" />
      </SectionCard>
    </IntlProvider>,
  );
  const alert = within(screen.getByRole('region', { name: 'Photos' })).getByRole('alert');
  expect(alert).toHaveClass('ant-alert');
  expect(alert).toHaveTextContent('This could not be loadedThe lab is closed');
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
