import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Rules of who may import whom, made from the folders, so that a new package or feature is guarded from birth. */
export function boundaries(root) {
  const folders = (path) =>
    existsSync(join(root, path))
      ? readdirSync(join(root, path), { withFileTypes: true })
          .filter(
            (entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules',
          )
          .map(({ name }) => name)
      : [];
  const packages = folders('.').filter((name) => existsSync(join(root, name, 'package.json')));
  const applications = packages.filter((name) => name === 'shell' || name.startsWith('mfe-'));
  return [
    ...applications.flatMap((name) => [
      applicationZone(name, packages),
      ...layerZones(name, folders(`${name}/src/features`)),
    ]),
    zone(
      'shared',
      packages.filter((name) => name !== 'shared'),
      'shared is below everything: nothing of it may know an application.',
    ),
    zone(
      'delivery',
      packages.filter((name) => !['delivery', 'tooling'].includes(name)),
      'delivery stands alone.',
    ),
    zone(
      'server',
      packages.filter((name) => !['server', 'shared', 'tooling'].includes(name)),
      'The server knows only the contract.',
    ),
    ...STAND_IN_USERS.map(standInsOnly),
    ...folders('shared')
      .filter((face) => !['contract', 'errors'].includes(face))
      .map((face) => ({
        target: './server',
        from: `./shared/${face}`,
        message: 'The server takes only shared/contract and shared/errors.',
      })),
  ];
}

/** Whose tests use stand-ins for services, or have a larger size under `npm run soak`. */
const STAND_IN_USERS = ['delivery', 'server', 'shell'];

function applicationZone(name, packages) {
  const known = [name, 'shared', ...(STAND_IN_USERS.includes(name) ? ['tooling'] : [])];
  const others = packages.filter((other) => !known.includes(other));
  return zone(name, others, 'Shell and remotes meet only in @portal/shared.');
}

/** The rooms of an application, from the top down: each may use those below it and none above. */
const LAYERS = ['app', 'features', 'components', 'api', 'domain'];

/** Features do not know each other either: what two of them share is in components/, and app/ puts them together. */
function layerZones(name, features) {
  const src = `./${name}/src`;
  return [
    ...features.map((feature) => ({
      target: `${src}/features/${feature}`,
      from: `${src}/features`,
      except: [`./${feature}`],
      message: 'Features do not import each other: what two of them share belongs in components/.',
    })),
    ...LAYERS.slice(1).map((layer, index) => ({
      target: `${src}/${layer}`,
      from: LAYERS.slice(0, index + 1).map((above) => `${src}/${above}`),
      message: `${layer}/ is below what it imports: ${LAYERS.join(' → ')}.`,
    })),
  ];
}

/** Their tests stand on the same stand-ins for services. */
function standInsOnly(target) {
  const message = 'Of tooling, only what stands in testing/ is there for tests.';
  return { target: `./${target}`, from: './tooling', except: ['./testing'], message };
}

function zone(target, forbidden, message) {
  return { target: `./${target}`, from: forbidden.map((name) => `./${name}`), message };
}
