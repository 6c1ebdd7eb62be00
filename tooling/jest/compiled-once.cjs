const vm = require('node:vm');

/** Stands for the worker's own realm, which has no context that could be handed to `vm.compileFunction`. */
exports.OWN_REALM = {};

const { compileFunction } = vm;

/** What was compiled of each file, by its name. */
const compiled = new Map();

/**
 * Each test file runs its modules anew, in a realm of its own, but they are compiled once for all files of a worker, since a function's bytecode
 * is none of a realm: compiling antd and React for each file was an eighth of what page tests cost. Only scripts share bytecode, so a
 * module's function is made by one.
 */
vm.compileFunction = (source, parameters, options) => {
  const { filename, parsingContext } = options ?? {};
  // Jest names both; whoever else compiles a function gets it as ever.
  if (!filename || !parsingContext) return compileFunction(source, parameters, options);
  const script = scriptOf(source, parameters, filename);
  return parsingContext === exports.OWN_REALM
    ? script.runInThisContext()
    : script.runInContext(parsingContext);
};

function scriptOf(source, parameters, filename) {
  const known = compiled.get(filename);
  if (known?.source === source) return known.script;
  const head = `(function (${parameters.join(', ')}) {`;
  // Its stack traces are those of the file.
  const script = new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  compiled.set(filename, { source, script });
  return script;
}
