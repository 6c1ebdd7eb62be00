import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { Button, Checkbox, Flex, Segmented } from 'antd';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { LIST_DENSITIES, type ListDensity } from '../../contract';
import { useNarrow } from '../../ui';
import {
  moveColumn,
  orderedColumns,
  shownColumns,
  toggleColumn,
  type KnownColumns,
} from './list-preferences';
import { columnMessages, densityMessages } from './preferences.messages';
import type { PreferencesControls } from './use-list-preferences';

interface ColumnsPanelProps extends PreferencesControls {
  readonly known: KnownColumns;
  readonly titles: ReadonlyMap<string, string>;
  /** The keys of the columns that stand, in their order. */
  readonly shown: readonly string[];
}

/** Chooses the columns of a list, their order, and how high its rows are; the list beside it follows at once. */
export function ColumnsPanel({ known, titles, shown, preferences, change, refresh }: ColumnsPanelProps) {
  const { formatMessage } = useIntl();
  const isNarrow = useNarrow();
  const readAgain = useEffectEvent(refresh);
  useEffect(() => readAgain(), []);
  /** Made of the columns that are kept: others stand where the kept ones could not be read, or another tab has chosen since. */
  const changeColumns = (next: (columns: string[]) => string[]): void =>
    change(({ columns }) => ({ columns: next(shownColumns(known, columns)) }));
  const toggle = (key: string): void =>
    changeColumns((columns) =>
      columns.includes(key) === shown.includes(key) ? toggleColumn(known, columns, key) : columns,
    );
  return (
    <Flex vertical gap={16} align="start">
      {/* Cards have no rows to make lower. */}
      {!isNarrow && (
        <Segmented<ListDensity>
          aria-label={formatMessage(columnMessages.density)}
          value={preferences.density ?? 'comfortable'}
          onChange={(density) => change(() => ({ density }))}
          options={LIST_DENSITIES.map((value) => ({ value, label: formatMessage(densityMessages[value]) }))}
        />
      )}
      <ul
        aria-label={formatMessage(columnMessages.columns)}
        style={{ listStyle: 'none', margin: 0, padding: 0, alignSelf: 'stretch' }}
      >
        {orderedColumns(known, shown).map((key) => (
          <ColumnItem
            key={key}
            title={titles.get(key) ?? key}
            isShown={shown.includes(key)}
            place={key === known.all[0] ? 'fixed' : placeOf(shown, key)}
            onToggle={() => toggle(key)}
            onMove={(by) => changeColumns((columns) => moveColumn(columns, key, by))}
          />
        ))}
      </ul>
      <Button onClick={() => change(() => ({ columns: null, density: null }))}>
        {formatMessage(columnMessages.reset)}
      </Button>
    </Flex>
  );
}

/** Where a column stands among those that can be moved: the first column never moves. */
type Place = 'fixed' | 'hidden' | 'only' | 'first' | 'last' | 'between';

function placeOf(shown: readonly string[], key: string): Place {
  const at = shown.indexOf(key);
  if (at < 0) return 'hidden';
  const [isFirst, isLast] = [at === 1, at === shown.length - 1];
  if (isFirst && isLast) return 'only';
  if (isFirst) return 'first';
  return isLast ? 'last' : 'between';
}

interface ColumnItemProps {
  readonly title: string;
  readonly isShown: boolean;
  readonly place: Place;
  onToggle(): void;
  onMove(by: -1 | 1): void;
}

function ColumnItem({ title, isShown, place, onToggle, onMove }: ColumnItemProps) {
  const { formatMessage } = useIntl();
  return (
    <li>
      <Flex justify="space-between" align="center" gap={8} style={{ minHeight: 30 }}>
        <Checkbox checked={isShown} disabled={place === 'fixed'} onChange={onToggle}>
          {title}
        </Checkbox>
        {place !== 'fixed' && place !== 'hidden' && (
          <span style={{ whiteSpace: 'nowrap' }}>
            <MoveButton
              icon={<ArrowUpOutlined />}
              label={formatMessage(columnMessages.forward, { column: title })}
              isAtEnd={place === 'first' || place === 'only'}
              onMove={() => onMove(-1)}
            />
            <MoveButton
              icon={<ArrowDownOutlined />}
              label={formatMessage(columnMessages.back, { column: title })}
              isAtEnd={place === 'last' || place === 'only'}
              onMove={() => onMove(1)}
            />
          </span>
        )}
      </Flex>
    </li>
  );
}

interface MoveButtonProps {
  readonly icon: ReactNode;
  readonly label: string;
  /** There is no further to go; the button stays where it is, so that it keeps the focus. */
  readonly isAtEnd: boolean;
  onMove(): void;
}

function MoveButton({ icon, label, isAtEnd, onMove }: MoveButtonProps) {
  const pressed = useRef<HTMLElement>(null);
  // The browser takes the focus from a button that is moved in the page; the next press should move the same column again.
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  });
  return (
    <Button
      type="text"
      size="small"
      icon={icon}
      aria-label={label}
      aria-disabled={isAtEnd}
      style={isAtEnd ? { opacity: 0.35 } : {}}
      onClick={({ currentTarget }) => {
        if (isAtEnd) return;
        pressed.current = currentTarget;
        onMove();
      }}
    />
  );
}
