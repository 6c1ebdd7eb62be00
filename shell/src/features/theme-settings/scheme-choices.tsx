import { AREAS, SCHEMES, type Area, type Scheme } from '@portal/shared/contract';
import { useIntl } from 'react-intl';
import { Choice } from '../../components/settings-controls';
import { themeMessages } from './theme-settings.messages';

interface SchemeChoicesProps {
  readonly value: Readonly<Record<Area, Scheme>>;
  readonly onChange: (schemes: Readonly<Record<Area, Scheme>>) => void;
}

/** Light or dark, for all areas at once and for each one (SH-13). */
export function SchemeChoices({ value, onChange }: SchemeChoicesProps) {
  const { formatMessage } = useIntl();
  const isOne = AREAS.every((area) => value[area] === value.main);
  const text = (scheme: Scheme): string => formatMessage(themeMessages[scheme]);
  return (
    <>
      <Choice
        label={formatMessage(themeMessages.everything)}
        value={isOne ? value.main : undefined}
        options={SCHEMES}
        text={text}
        onChange={(scheme) => onChange({ main: scheme, navbar: scheme, toolbar: scheme, footer: scheme })}
      />
      {AREAS.map((area) => (
        <Choice
          key={area}
          label={formatMessage(themeMessages[area])}
          value={value[area]}
          options={SCHEMES}
          text={text}
          onChange={(scheme) => onChange({ ...value, [area]: scheme })}
        />
      ))}
    </>
  );
}
