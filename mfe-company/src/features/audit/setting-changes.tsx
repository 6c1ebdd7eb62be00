import type { AuditEntry } from '@portal/shared/contract';
import { useIntl, type IntlShape } from 'react-intl';
import {
  changeMessage,
  millimetresMessage,
  settingMessages,
  valueMessages,
} from './setting-changes.messages';

const CHANGE = /^(\w+): (.*) → (.*)$/;
const FREE_TEXTS: readonly string[] = ['companyName', 'alignerMaterial', 'retainerMaterial', 'superAdmins'];

/**
 * Detail of a row: which settings were changed, from what and to what, in the person's language; everything else as it was written. Each
 * line is isolated, as what people wrote may run the other way.
 */
export function SettingChanges({ detail }: { detail: NonNullable<AuditEntry['detail']> }) {
  const intl = useIntl();
  return detail.split('\n').map((line) => (
    <bdi key={line} style={{ display: 'block' }}>
      {lineText(line, intl)}
    </bdi>
  ));
}

/** Whether a detail says which settings were changed. */
export function isOfSettings(detail: string | null): detail is string {
  return (
    detail?.split('\n').every((line) => Object.hasOwn(settingMessages, CHANGE.exec(line)?.[1] ?? '')) ?? false
  );
}

function lineText(line: string, intl: IntlShape): string {
  const [, key = '', from = '', to = ''] = CHANGE.exec(line) ?? [];
  if (!isSetting(key)) return line;
  const setting = intl.formatMessage(settingMessages[key]);
  return intl.formatMessage(changeMessage, {
    setting,
    from: valueText(key, from, intl),
    to: valueText(key, to, intl),
  });
}

function isSetting(key: string): key is keyof typeof settingMessages {
  return Object.hasOwn(settingMessages, key);
}

function valueText(key: string, value: string, { formatMessage }: IntlShape): string {
  if (FREE_TEXTS.includes(key)) return value;
  if (key.endsWith('Offset') && value !== '–') return formatMessage(millimetresMessage, { offset: value });
  const name = Object.hasOwn(valueMessages, value) ? valueMessages[value] : undefined;
  return name ? formatMessage(name) : value;
}
