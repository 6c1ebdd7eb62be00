/* global __webpack_require__ */
import { initContainerEntry } from 'federation-container-entry';

/**
 * A plugin of the shell's federation runtime that hands its part for webpack to the remotes. All of it works on the caller's
 * `__webpack_require__`, but for `init`: that one keeps the page's federation instance in a variable of its module, and a remote
 * would replace the shell's with its own. Here each gets an instance and nothing is kept.
 */
export default function handOverBundlerRuntime() {
  const { runtime, bundlerRuntime, attachShareScopeMap } = __webpack_require__.federation;
  globalThis.PORTAL_BUNDLER_RUNTIME = {
    runtime: { ...runtime, init: (options) => instanceOf(runtime, options) },
    bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
    attachShareScopeMap,
    bundlerRuntimeOptions: {},
  };
  return { name: 'portal-hand-over-bundler-runtime' };
}

/** Of a remote that is loaded again, as after a failure, the one it had; the name of a container has its version inside. */
function instanceOf(runtime, options) {
  const known = runtime.getInstance(({ name }) => name === options.name);
  known?.initOptions(options);
  return known ?? runtime.createInstance(options);
}
