import type { UploadItem } from '@portal/shared/uploads';
import { act, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import arabic from '../../../i18n/ar.json';
import english from '../../../i18n/en.json';
import turkish from '../../../i18n/tr.json';
import { UploadPace } from './upload-pace';

const MEGABYTE = 1_000_000;
const CATALOGUES: Record<string, Record<string, string>> = { en: english, tr: turkish, ar: arabic };
const ITEM: UploadItem = {
  id: 'a',
  caseUuid: 'c',
  caseIdentifier: 'C-1',
  patientName: 'Sarah Miller',
  assetType: 'CBCT',
  fileName: 'volume.zip',
  size: 100 * MEGABYTE,
  sent: 10 * MEGABYTE,
  state: 'uploading',
  error: null,
};

function show(over: Partial<UploadItem>, locale = 'en') {
  const { container } = render(
    <IntlProvider locale={locale} messages={CATALOGUES[locale] ?? {}}>
      <UploadPace item={{ ...ITEM, ...over }} />
    </IntlProvider>,
  );
  return container;
}

test.each([
  ['en', 2.4, '2.4 MB/s · 40 seconds left'],
  ['en', 90, '90 MB/s · 1 second left'],
  ['en', 0.5, '500 kB/s · 3 minutes left'],
  ['tr', 2.4, '2,4 MB/sn · 40 saniye kaldı'],
  ['ar', 45, '45 م.ب/ث · بقيت ثانيتان'],
  ['ar', 15, '15 م.ب/ث · بقيت 6 ثوانٍ'],
  ['ar', 2.4, '2.4 م.ب/ث · بقيت 40 ثانية'],
])('[SH-10] speed and time left are told in %s at %d MB a second', (locale, speed, text) => {
  expect(show({ speed: speed * MEGABYTE }, locale)).toHaveTextContent(text);
});

test('[SH-10] nothing is told of a speed that is not known', () => {
  expect(show({ speed: null })).toBeEmptyDOMElement();
});

test('[SH-10] without a network that is what it waits for, and no figure is shown', () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  show({ speed: MEGABYTE });
  isOnline.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByRole('status')).toHaveTextContent('Waiting for the network…');
  expect(screen.queryByText(/left/)).toBeNull();
  isOnline.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByText(/2 minutes left/)).toBeVisible();
});

test('[SH-10] with a network it is the server that it waits for', () => {
  show({ isWaiting: true });
  expect(screen.getByRole('status')).toHaveTextContent('Waiting for the server…');
});
