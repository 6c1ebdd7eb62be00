import { render, screen } from '@testing-library/react';
import { createIntl, IntlProvider } from 'react-intl';
import { formatAge, TimeAgo } from './time-ago';

const NOW = Date.parse('2026-03-10T12:00:00Z');
const MINUTE = 60_000;

test.each([
  [0, 'now', 'şimdi', 'الآن'],
  [5 * MINUTE, '5 min. ago', '5 dk. önce', 'قبل 5 دقائق'],
  [60 * MINUTE, '1 hr. ago', '1 sa. önce', 'قبل ساعة واحدة'],
  [24 * 60 * MINUTE, 'yesterday', 'dün', 'أمس'],
])('an age of %d ms in three languages', (age, en, tr, ar) => {
  const inLanguage = (locale: string) => formatAge(createIntl({ locale }), NOW - age, NOW);
  expect([inLanguage('en'), inLanguage('tr'), inLanguage('ar')]).toEqual([en, tr, ar]);
});

test('from a week on it is the date; the exact time is always at hand', () => {
  render(
    <IntlProvider locale="en">
      <TimeAgo iso="2026-03-02T09:30:00.000Z" />
    </IntlProvider>,
  );
  const time = screen.getByText('02 Mar 2026');
  expect(time).toHaveAttribute('title', expect.stringMatching(/^02 Mar 2026 \d\d:30$/));
  expect(time).toHaveAttribute('datetime', '2026-03-02T09:30:00.000Z');
});

test('a clock that is behind says now, and not a time to come', () => {
  render(
    <IntlProvider locale="en">
      <TimeAgo iso={new Date(Date.now() + 10 * MINUTE).toISOString()} />
    </IntlProvider>,
  );
  expect(screen.getByText('now')).toBeVisible();
});
