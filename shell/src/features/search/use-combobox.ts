import { useId, useState, type KeyboardEvent } from 'react';
import type { Command } from './find-items';
import { optionId } from './result-list';
import { useResults, type Searchable } from './use-results';

/**
 * A field that finds, by the pattern of a combobox: arrow keys move among the results, Enter takes the one that is meant, which is
 * the first until another one is chosen. A choice stays where it is when more results come.
 */
export function useCombobox(searchable: Searchable, onChoose: (command: Command) => void) {
  const list = useId();
  const [{ text, active }, setState] = useState<{ text: string; active: string | null }>({
    text: '',
    active: null,
  });
  const results = useResults(searchable, text);
  const commands = results.groups.flatMap((group) => group.results);
  const current = commands.find(({ key }) => key === active) ?? commands[0];

  function move(event: KeyboardEvent, step: number): void {
    event.preventDefault();
    if (!current) return;
    const next = (commands.indexOf(current) + step + commands.length) % commands.length;
    setState({ text, active: commands[next]?.key ?? null });
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown') move(event, 1);
    if (event.key === 'ArrowUp') move(event, -1);
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !current) return;
    // The focus returns to the former element during this key press, which must not press that element as well.
    event.preventDefault();
    choose(current);
  }
  function choose(command: Command): void {
    setState({ text: '', active: null });
    onChoose(command);
  }
  return {
    ...results,
    list,
    choose,
    text,
    current,
    isBlank: text.trim() === '',
    setText: (typed: string) => setState({ text: typed, active: null }),
    /** Of the field. */
    props: {
      'aria-autocomplete': 'list',
      'aria-activedescendant': current && optionId(list, current),
      autoComplete: 'off',
      value: text,
      onKeyDown,
    } as const,
  };
}
