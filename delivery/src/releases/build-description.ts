import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import semver from 'semver';
import { DeliveryError } from '../errors';
import { isJsonObject, isTextList, readJson, type JsonObject } from '../json';
import { preloadPaths } from './preload-paths';
import { isDomainName, isVersionName } from './release-names';
import type { Build, RemoteBuild, RemoteManifest, SharedModule, ShellBuild } from './release.types';

export const HEAD_PLACEHOLDER = '<!--portal:head-->';
export const BODY_PLACEHOLDER = '<!--portal:body-->';

/** Reads what a build says of itself: `build.json`, and for a remote its manifests. Throws `invalidBuild`. */
export async function readBuild(dir: string): Promise<Build> {
  const fields = new BuildFields(join(dir, 'build.json'), await readPart(dir, 'build.json'));
  const domain = fields.text('domain', isDomainName);
  const version = fields.text('version', isVersionName);
  const kind = fields.text('kind', (value) => value === 'shell' || value === 'remote');
  const base = { domain, version, shared: readShared(fields), ...readEvents(fields), ...readSlots(fields) };
  return kind === 'shell' ? readShell(dir, fields, base) : readRemote(dir, fields, base);
}

type BuildHead = Pick<Build, 'domain' | 'version' | 'shared' | 'events' | 'slots'>;

async function readShell(dir: string, fields: BuildFields, head: BuildHead): Promise<ShellBuild> {
  const page = await readFile(join(dir, 'index.html'), 'utf8').catch(() => '');
  if (!page.includes(HEAD_PLACEHOLDER) || !page.includes(BODY_PLACEHOLDER)) {
    throw invalid(`${join(dir, 'index.html')} must hold ${HEAD_PLACEHOLDER} and ${BODY_PLACEHOLDER}`);
  }
  const scripts = fields.textList('scripts');
  const [firstScript] = scripts;
  if (firstScript === undefined) throw fields.wrong('scripts');
  return {
    ...head,
    kind: 'shell',
    entry: firstScript,
    contract: fields.text('contract', (value) => semver.valid(value) !== null),
    scripts,
    styles: fields.textList('styles', []),
    preload: fields.textList('preload', []),
    ...readPreloadFor(fields),
  };
}

async function readRemote(dir: string, fields: BuildFields, head: BuildHead): Promise<RemoteBuild> {
  const entry = fields.text('entry');
  const manifest = await readPart(dir, 'manifest.json');
  if (!isRemoteManifest(manifest) || manifest.id !== head.domain) {
    throw invalid(`${join(dir, 'manifest.json')} must have the id '${head.domain}' and a list of paths`);
  }
  return {
    ...head,
    kind: 'remote',
    entry,
    container: fields.text('container', (value) => /^[A-Za-z_$][\w$]*$/.test(value)),
    contract: fields.text('contract', (value) => semver.validRange(value) !== null),
    ...(fields.has('api') && { api: fields.text('api', (value) => semver.validRange(value) !== null) }),
    preload: preloadPaths(entry, await readPart(dir, 'mf-manifest.json')),
    ...(fields.has('preloadOfShell') && { preloadOfShell: fields.textList('preloadOfShell') }),
    manifest,
  };
}

function readShared(fields: BuildFields): SharedModule[] {
  return fields.list('shared').map((item) => {
    if (!isJsonObject(item) || typeof item['name'] !== 'string') throw fields.wrong('shared');
    const { name, version, requiredVersion } = item;
    return {
      name,
      ...(typeof version === 'string' && { version }),
      ...(typeof requiredVersion === 'string' && { requiredVersion }),
    };
  });
}

function readPreloadFor(fields: BuildFields): Pick<ShellBuild, 'preloadFor'> {
  const preloadFor = fields.object('preloadFor');
  if (!preloadFor) return {};
  if (!isPathsByName(preloadFor)) throw fields.wrong('preloadFor');
  return { preloadFor };
}

function isPathsByName(value: JsonObject): value is Readonly<Record<string, string[]>> & JsonObject {
  return Object.values(value).every(isTextList);
}

function readEvents(fields: BuildFields): Pick<Build, 'events'> {
  const events = fields.object('events');
  if (!events) return {};
  const { emits = {}, hears = {} } = events;
  if (!isVersions(emits) || !isVersions(hears)) throw fields.wrong('events');
  return { events: { emits, hears } };
}

function readSlots(fields: BuildFields): Pick<Build, 'slots'> {
  const slots = fields.object('slots');
  if (!slots) return {};
  const { hosts = {}, fills = {} } = slots;
  if (!isVersions(hosts) || !isVersions(fills)) throw fields.wrong('slots');
  return { slots: { hosts, fills } };
}

function isVersions(value: unknown): value is Readonly<Record<string, number>> {
  return isJsonObject(value) && Object.values(value).every((version) => Number.isInteger(version));
}

function isRemoteManifest(value: JsonObject): value is RemoteManifest {
  return typeof value['id'] === 'string' && isTextList(value['paths']);
}

async function readPart(dir: string, name: string): Promise<JsonObject> {
  const file = join(dir, name);
  const value = await readJson(file).catch((error: unknown) => {
    throw invalid(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  });
  if (!isJsonObject(value))
    throw invalid(`${file} is missing or is not a JSON object: build the package first`);
  return value;
}

function invalid(message: string): DeliveryError {
  return new DeliveryError('invalidBuild', message);
}

class BuildFields {
  constructor(
    private readonly file: string,
    private readonly values: JsonObject,
  ) {}

  has(key: string): boolean {
    return this.values[key] !== undefined;
  }

  text(key: string, accept: (value: string) => boolean = (value) => value !== ''): string {
    const value = this.values[key];
    if (typeof value !== 'string' || !accept(value)) throw this.wrong(key);
    return value;
  }

  list(key: string): readonly unknown[] {
    const value = this.values[key] ?? [];
    if (!Array.isArray(value)) throw this.wrong(key);
    return value;
  }

  object(key: string): JsonObject | null {
    const value = this.values[key] ?? null;
    if (value === null || isJsonObject(value)) return value;
    throw this.wrong(key);
  }

  textList(key: string, fallback?: readonly string[]): readonly string[] {
    const value = this.values[key] ?? fallback;
    if (!isTextList(value)) throw this.wrong(key);
    return value;
  }

  wrong(key: string): DeliveryError {
    return invalid(`${this.file}: '${key}' is missing or wrong (${JSON.stringify(this.values[key])})`);
  }
}
