import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useDirection } from '../../appearance';
import { useNarrow } from '../use-narrow';
import styles from './page-tabs.module.css';

export interface PageTab<K extends string> {
  readonly key: K;
  readonly label: ReactNode;
  /** Its panel: also of a tab that is not open, where what is in it is kept or drawn ahead. Nothing is none. */
  readonly children?: ReactNode;
}

interface PageTabsProps<K extends string> {
  /** What the tabs are of, for screen readers. */
  readonly label: string;
  readonly tabs: readonly PageTab<K>[];
  readonly open: K;
  onOpen(key: K): void;
}

/**
 * The parts of a page, one of them open; which one stands in the address. Arrow keys, Home and End go from tab to tab, and Enter
 * opens the one that they lead to. What has no room stands on a further line; on a phone the tabs are swiped.
 *
 * They are not antd's: those measure themselves after their first render and are rendered twice more before the page is painted,
 * and their menu of the tabs that have no room is no valid part of a tab list.
 */
export function PageTabs<K extends string>({ label, tabs, open, onOpen }: PageTabsProps<K>) {
  'use memo';
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = useTabKeys();
  const isNarrow = useNarrow();
  useEffect(() => {
    if (isNarrow) bringIntoSight(list.current);
  }, [open, isNarrow]);
  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.key}`}
            className={styles.tab}
            aria-selected={tab.key === open}
            {...(tab.children && { 'aria-controls': `${id}-panel-${tab.key}` })}
            tabIndex={tab.key === open ? 0 : -1}
            onClick={() => onOpen(tab.key)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map(
        ({ key, children }) =>
          children && (
            <div
              key={key}
              role="tabpanel"
              id={`${id}-panel-${key}`}
              aria-labelledby={`${id}-tab-${key}`}
              hidden={key !== open}
              tabIndex={0}
            >
              {children}
            </div>
          ),
      )}
    </div>
  );
}

/** Where a key leads from a tab; `onward` is the arrow in the direction of the person's language. */
function useTabKeys() {
  const onward = useDirection() === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const steps: Readonly<Record<string, (at: number) => number>> = {
    ArrowRight: (at) => (onward === 'ArrowRight' ? at + 1 : at - 1),
    ArrowLeft: (at) => (onward === 'ArrowLeft' ? at + 1 : at - 1),
    Home: () => 0,
    End: () => -1,
  };
  return (event: KeyboardEvent<HTMLElement>): void => {
    const step = steps[event.key];
    // With another key they are the browser's own: Alt and an arrow go back.
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const tabs = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    tabs.at(step(tabs.indexOf(event.currentTarget)) % tabs.length)?.focus();
    event.preventDefault();
  };
}

/** Swipes the tabs to the open one, where they do not all fit. */
function bringIntoSight(list: HTMLElement | null): void {
  const tab = list?.querySelector<HTMLElement>('[aria-selected=true]');
  if (list && tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
}
