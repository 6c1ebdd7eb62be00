/** @timezone Europe/Istanbul */
import type { Locale } from '@portal/shared/contract';
import { buildDoctor, signIn } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { listOf, renderDoctors } from '../../testing/render-doctors';
import { catchSavedFile } from '../../testing/saved-file';

const LATE = '2026-03-05T22:30:00.000Z';
const DOCTOR = buildDoctor({ uuid: 'd-1', name: 'Dr. Ada', createdAt: LATE });
/** All that waits goes on by the real clock: only the day is another one. */
const TIMERS = [
  ...([
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'setImmediate',
    'clearImmediate',
  ] as const),
  ...([
    'requestAnimationFrame',
    'cancelAnimationFrame',
    'queueMicrotask',
    'nextTick',
    'performance',
  ] as const),
];

beforeEach(() => signIn());

async function exported(language: Locale, ...doctors: readonly (typeof DOCTOR)[]) {
  const saved = catchSavedFile();
  const { user } = await renderDoctors(
    {
      'GET /dso/doctor': listOf(doctors),
      'GET /dso/doctor/statistics': doctors.map(({ uuid }) => ({
        ...{ uuid, cases: 1, openCases: 1 },
        lastActivityAt: LATE,
      })),
    },
    '/doctors?openCases=true',
    language,
  );
  await screen.findByRole('table');
  const button = screen.getByRole('button', { name: /CSV/ });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  return saved();
}

it.each([
  ['of one line', '=1+1', `"'=1+1"`],
  ['of several lines', '=HYPERLINK("x")\n1', `"'=HYPERLINK(""x"")\n1"`],
  ['that an empty line hides', '\n=1+1', `"'\n=1+1"`],
])('[DR-01] an ID is no formula to a spreadsheet, also one %s', async (_, externalDoctorId, cell) => {
  expect((await exported('en', { ...DOCTOR, externalDoctorId })).text).toContain(`,${cell},`);
});

it.each<[Locale, string, string]>([
  ['en', ',', '06 Mar 2026'],
  ['tr', ';', '06 Mar 2026'],
  ['ar', ',', '06 مارس 2026'],
])(
  '[DR-01] the file in %s has cells that a spreadsheet of the language tells apart by "%s", and the days of the page',
  async (language, separator, day) => {
    const [head, row] = (await exported(language, DOCTOR)).text.split('\r\n');
    expect(head!.split(separator)).toHaveLength(10);
    expect(row!.split(separator).slice(-3)).toEqual([day, '1', day]);
  },
);

it('[DR-01] the file is named by the day where the person is', async () => {
  jest.useFakeTimers({ now: new Date(LATE), doNotFake: TIMERS });
  try {
    expect((await exported('en', DOCTOR)).name).toBe('doctors-2026-03-06.csv');
  } finally {
    jest.useRealTimers();
  }
});
