import { createIntl } from 'react-intl';
import ar from '../../i18n/ar.json';
import en from '../../i18n/en.json';
import tr from '../../i18n/tr.json';
import { inboxMessages } from './inbox.messages';

test.each(Object.entries({ en, tr, ar }))(
  '[SH-08] the name of the inbox holds the figure on it, by which people who speak to their computer call it, in %s',
  (locale, messages) => {
    const { formatMessage, formatNumber } = createIntl({ locale, messages });
    for (const count of [1, 2, 3, 11, 100])
      expect(formatMessage(inboxMessages.count, { count })).toContain(formatNumber(count));
  },
);
