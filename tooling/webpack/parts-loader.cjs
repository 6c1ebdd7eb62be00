const { readFileSync } = require('node:fs');
const { resolve } = require('node:path');

/**
 * For remotes: an entry point that is made of parts (`export * from './lists'`) names what each has and takes it from the shell by a name
 * of its own, so that a page loads the parts that it uses. By name, since what the shell has stays unknown to this build.
 */
module.exports = function (source) {
  return source.replace(/export \* from '\.\/([\w-]+)';/g, (_, part) => {
    const file = resolve(this.context, `${part}.ts`);
    this.addDependency(file);
    const lists = readFileSync(file, 'utf8').matchAll(/^export \{([^}]*)\}/gm);
    const names = [...lists].flatMap(([, list]) => list.split(',')).map((name) => name.trim());
    const values = names.filter((name) => name !== '' && !name.startsWith('type '));
    return `export { ${values.join(', ')} } from '@portal/shared/ui/${part}';`;
  });
};
