import { readText } from './files';

export type JsonObject = Readonly<Record<string, unknown>>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** The parsed file, or null when there is none. Throws on text that is not JSON. */
export async function readJson(file: string): Promise<unknown> {
  const text = await readText(file);
  return text === null ? null : parseJson(text);
}

/** The value of a JSON text, of which nothing is known yet. Throws on text that is not JSON. */
export function parseJson(text: string): unknown {
  return JSON.parse(text);
}

/** A copy of an object without some of its keys. */
export function without<Value extends object, Key extends keyof Value & string>(
  value: Value,
  ...keys: readonly Key[]
): Omit<Value, Key> {
  const left = Object.entries(value).filter(([key]) => !keys.some((gone) => gone === key));
  return Object.fromEntries(left) as Omit<Value, Key>;
}

export function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0;
}
