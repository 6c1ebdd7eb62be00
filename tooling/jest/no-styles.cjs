/** antd's styles are for eyes: jsdom draws nothing, and matches every rule for each element that a test asks for by role. */
module.exports = {
  process: (source) => ({
    code: source.replace('exports.default = useStyleRegister;', 'exports.default = () => undefined;'),
  }),
};
