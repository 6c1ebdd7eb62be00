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
      ...featureZones(name, folders(`${name}/src/features`)),
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
    ...['delivery', 'server'].map(standInsOnly),
    ...folders('shared')
      .filter((face) => !['contract', 'errors'].includes(face))
      .map((face) => ({
        target: './server',
        from: `./shared/${face}`,
        message: 'The server takes only shared/contract and shared/errors.',
      })),
  ];
}

function applicationZone(name, packages) {
  const others = packages.filter((other) => other !== name && other !== 'shared');
  return zone(name, others, 'Shell and remotes meet only in @portal/shared.');
}

/** Features do not know each other; app/ composes them. domain/, api/ and scene/ know neither features nor app/. */
function featureZones(name, features) {
  const src = `./${name}/src`;
  const composed = 'app/ puts things together; nothing below it may know it.';
  return [
    ...features.map((feature) => ({
      target: `${src}/features/${feature}`,
      from: `${src}/features`,
      except: [`./${feature}`],
      message: 'Features do not import each other; app/ composes them.',
    })),
    { target: `${src}/features`, from: `${src}/app`, message: composed },
    {
      target: `${src}/domain`,
      from: [`${src}/app`, `${src}/features`, `${src}/api`],
      message: 'domain/ is pure rules.',
    },
    { target: `${src}/api`, from: [`${src}/app`, `${src}/features`], message: composed },
    {
      target: `${src}/scene`,
      from: [`${src}/app`, `${src}/features`, `${src}/api`],
      message: 'scene/ draws what it is given; features use it.',
    },
  ];
}

/** Tests of both stand on the same stand-ins for services. */
function standInsOnly(target) {
  const message = 'Of tooling, only its stand-ins for services are there for tests.';
  return { target: `./${target}`, from: './tooling', except: ['./testing'], message };
}

function zone(target, forbidden, message) {
  return { target: `./${target}`, from: forbidden.map((name) => `./${name}`), message };
}
