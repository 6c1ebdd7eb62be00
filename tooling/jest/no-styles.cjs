/**
 * antd's styles, and the variables of its theme, are for eyes: jsdom draws nothing, matches every rule for each element that a test asks
 * for by role, makes the styles anew for each test file, and parses the variables with each mount.
 */
module.exports = {
  process: (source) => ({
    code: source
      .replace(
        'function genStyleUtils(config) {',
        `$& return { genStyleHooks: () => () => ['', ''], genSubStyleComponent: () => () => null, genComponentStyleHook: () => () => '' };`,
      )
      .replace('if (!cssVarsStr) {', 'if (true) {'),
  }),
};
