/** Ways in which a shell can be wrong although it was published in good order. */
export type ShellFault = 'syntaxError' | 'throwsAtStart' | 'neverStarts' | 'throwsAfterStart' | 'neverShows';

export const BROKEN_SHELL_MAIN: Record<ShellFault, string> = {
  syntaxError: 'var portal = {',
  throwsAtStart: 'throw new Error("broken at its start");',
  neverStarts: 'new Promise(function () {}).then(function () {});',
  throwsAfterStart: `
    document.documentElement.setAttribute('data-shell', 'running');
    var root = document.getElementById('root');
    root.textContent = '';
    root.appendChild(document.createElement('main'));
    document.getElementById('splash').remove();
    setTimeout(function () {
      // As React does with a tree that throws.
      root.textContent = '';
      throw new Error('broken after its start');
    }, 100);`,
  neverShows: "document.documentElement.setAttribute('data-shell', 'running');",
};
