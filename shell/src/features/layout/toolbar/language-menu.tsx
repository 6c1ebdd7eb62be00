import { GlobalOutlined } from '@ant-design/icons';
import { LOCALES, type Locale } from '@portal/shared/contract';
import { useLocale } from '@portal/shared/i18n';
import { Button, Dropdown } from 'antd';
import { useIntl } from 'react-intl';
import { LANGUAGE_NAMES } from '../../../language';
import { chooseLocale } from '../../../own-choices';
import { portalMessages } from '../../../portal.messages';

/** The language picker of the toolbar (SH-02). */
export function LanguageMenu() {
  const { formatMessage } = useIntl();
  const current = useLocale();
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        selectable: true,
        selectedKeys: [current],
        items: LOCALES.map((key) => ({ key, label: <span lang={key}>{LANGUAGE_NAMES[key]}</span> })),
        onClick: ({ key }) => chooseLocale(key as Locale),
      }}
    >
      <Button
        type="text"
        icon={<GlobalOutlined />}
        aria-label={formatMessage(portalMessages.languageOf, { language: LANGUAGE_NAMES[current] })}
        aria-haspopup="menu"
      />
    </Dropdown>
  );
}
