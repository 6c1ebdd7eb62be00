/**
 * Lets a library's barrel load a part when it is used and not before: a test file would otherwise load all of antd and 800
 * icons, which takes longer than most tests.
 */
module.exports = {
  process: (source) => ({
    code: source.replace(
      /var (\w+) = _interopRequireDefault\(require\("(\.[^"]+)"\)\);/g,
      'var $1 = { get default() { return _interopRequireDefault(require("$2")).default; } };',
    ),
  }),
};
