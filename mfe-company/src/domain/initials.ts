/** The letters that stand for a name where there is no picture: of its first and its last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word = '') => ([...word][0] ?? '').toLocaleUpperCase()).join('');
}
