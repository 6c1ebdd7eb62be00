import type { Arguments } from './arguments';
import type { Printer } from './printer';
import type { ProviderApi } from './provider-api';

/** An option of a command: a text or number unless it is a flag, which may also be told not to be (`--no-dso`). */
export interface CommandOption {
  readonly type: 'text' | 'flag';
  /** What stands for the value in the help. */
  readonly hint?: string;
  readonly isRequired?: true;
}

export interface Invocation {
  readonly args: Arguments;
  readonly api: ProviderApi;
  readonly print: Printer;
}

export interface Command {
  readonly name: string;
  /** Names of what follows the command; an optional one ends with a question mark. */
  readonly positionals?: readonly string[];
  readonly options?: Readonly<Record<string, CommandOption>>;
  readonly summary: string;
  readonly run: (invocation: Invocation) => Promise<void>;
}

/** How a command is written, for example `book <case> --courier NAME --awb NUMBER`. */
export function usageOf({ name, positionals = [], options = {} }: Command): string {
  const places = positionals.map((place) => (place.endsWith('?') ? `[${place.slice(0, -1)}]` : `<${place}>`));
  const words = Object.entries(options).map(([option, { type, hint = 'TEXT', isRequired }]) => {
    const written = type === 'flag' ? `--[no-]${option}` : `--${option} ${hint}`;
    return isRequired ? written : `[${written}]`;
  });
  return [name, ...places, ...words].join(' ');
}
