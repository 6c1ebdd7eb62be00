import type { LayoutOverride, NavigationEntry, RemoteManifest } from '@portal/shared/mfe/manifest';

/** Whether a manifest is whole: the shell draws its navigation from it, and must not fall over a broken one. */
export function isWhole({ title, paths, navigation, layouts = [] }: RemoteManifest): boolean {
  return isTitle(title) && isList(paths, isText) && isList(navigation, isEntry) && isList(layouts, isLayout);
}

/** What can be kept of a broken manifest: the addresses it answers, so that they can say what is wrong. */
export function whatIsLeft({ id, contract, paths }: RemoteManifest): RemoteManifest {
  return {
    id,
    contract,
    title: { en: id, tr: id, ar: id },
    paths: Array.isArray(paths) ? paths.filter(isText) : [],
    navigation: [],
    emits: [],
    hears: [],
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';

function isList(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem);
}

function isTitle(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { en, tr, ar } = value as Partial<RemoteManifest['title']>;
  return [en, tr, ar].every(isText);
}

function isLayout(value: unknown): boolean {
  const { path, layout } = (value ?? {}) as Partial<LayoutOverride>;
  return isText(path) && typeof layout === 'object' && layout !== null;
}

function isEntry(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { id, path, title, order, group } = value as Partial<NavigationEntry>;
  return (
    isText(id) &&
    isText(path) &&
    isTitle(title) &&
    typeof order === 'number' &&
    (!group || isTitle(group.title))
  );
}
