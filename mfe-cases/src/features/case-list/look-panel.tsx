import { useNarrow } from '@portal/shared/ui';
import { Button, Checkbox, Flex, Segmented } from 'antd';
import { useIntl } from 'react-intl';
import { fieldMessages } from '../../domain/case-fields.messages';
import type { CaseListName } from '../../domain/case-paths';
import { columnsOf, DEFAULT_PREFERENCES, DENSITIES, type Density } from '../../domain/list-preferences';
import { densityMessages, lookMessages } from './look.messages';
import type { PreferencesControls } from './use-list-preferences';

/** Chooses the columns of a list and how high its rows are; the list beside it follows at once. */
export function LookPanel({ list, preferences, change }: PreferencesControls & { list: CaseListName }) {
  const { formatMessage } = useIntl();
  const isNarrow = useNarrow();
  const { columns, density } = preferences;
  const known = columnsOf(list);
  return (
    <Flex vertical gap={16} align="start">
      {/* Cards have no rows to make lower. */}
      {!isNarrow && (
        <Segmented<Density>
          aria-label={formatMessage(lookMessages.density)}
          value={density}
          onChange={(chosen) => change(() => ({ density: chosen }))}
          options={DENSITIES.map((value) => ({ value, label: formatMessage(densityMessages[value]) }))}
        />
      )}
      <Checkbox.Group
        aria-label={formatMessage(lookMessages.columns)}
        value={['identifier', ...columns]}
        onChange={(chosen) => change(() => ({ columns: known.filter((key) => chosen.includes(key)) }))}
        style={{ display: 'grid', gap: 8 }}
        options={known.map((value) => ({
          value,
          label: formatMessage(fieldMessages[value]),
          disabled: value === 'identifier',
        }))}
      />
      <Button onClick={() => change(({ views }) => ({ ...DEFAULT_PREFERENCES, views }))}>
        {formatMessage(lookMessages.reset)}
      </Button>
    </Flex>
  );
}
