/* global __react_refresh_library__ -- the name of this bundle */
// React's refresh runtime, one for the whole page: with one for each remote, React would ask only the last of them what a
// component has become, and the others would lose their state.
self.portalRefreshRuntime ??= createRuntime();

function createRuntime() {
  const runtime = require('react-refresh/runtime');
  // The shell of a release has React's production build, which tells of no roots and cannot refresh them.
  const canRefresh = () => runtime._getMountedRootCount() > 0;
  const performReactRefresh = () => (canRefresh() ? runtime.performReactRefresh() : self.location.reload());
  return { ...runtime, performReactRefresh };
}

module.exports = {
  ...self.portalRefreshRuntime,
  // Shell and remotes have modules of the same names.
  register: (type, id) => self.portalRefreshRuntime.register(type, `${__react_refresh_library__} ${id}`),
};
