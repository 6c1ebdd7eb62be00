import { ACCESS_GROUPS } from '@portal/shared/contract';
import {
  isIconDrawing,
  type LayoutOverride,
  type NavigationEntry,
  type RemoteManifest,
  type SearchAction,
  type SearchSource,
  type SlotFill,
} from '@portal/shared/mfe/manifest';
import type { RetiredDomain } from './feed';

/** Checks the shape of a manifest: the shell draws the navigation from it, and a broken one must not break the shell. */
export function isWhole({ title, paths, navigation, layouts = [], slots = [] }: RemoteManifest): boolean {
  return (
    isTitle(title) &&
    isList(paths, isText) &&
    isList(navigation, isEntry) &&
    isList(layouts, isLayout) &&
    isList(slots, isFill)
  );
}

/** The valid slot entries of a manifest. */
export function fillsOf({ slots = [] }: RemoteManifest): readonly SlotFill[] {
  return Array.isArray(slots) ? slots.filter(isFill) : [];
}

/** What the search finds of a domain and offers in it, as far as that is well-formed. A call that changes something is none. */
export function searchOf({ search }: RemoteManifest): {
  readonly sources: readonly SearchSource[];
  readonly actions: readonly SearchAction[];
} {
  const { sources, actions } = (search ?? {}) as Partial<Record<'sources' | 'actions', unknown>>;
  return {
    sources: Array.isArray(sources) ? sources.filter(isSource) : [],
    actions: Array.isArray(actions) ? actions.filter(isAction) : [],
  };
}

/** The paths and slot entries of a broken manifest, so that its pages and parts can show that the domain failed. */
export function whatIsLeft(manifest: RemoteManifest): RemoteManifest {
  const { id, paths } = manifest;
  return {
    id,
    title: { en: id, tr: id, ar: id },
    paths: Array.isArray(paths) ? paths.filter(isText) : [],
    navigation: [],
    slots: fillsOf(manifest),
    emits: [],
    hears: [],
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';

function isList(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem);
}

/** The title that a retired domain had, or its id where that cannot be read. */
export function titleOfRetired(id: string, { title }: RetiredDomain): RemoteManifest['title'] {
  return isTitle(title) ? title : { en: id, tr: id, ar: id };
}

function isTitle(value: unknown): value is RemoteManifest['title'] {
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
  const { id, path, pages = [], title, icon, order, group } = value as Partial<NavigationEntry>;
  return (
    isText(id) &&
    isText(path) &&
    isList(pages, isText) &&
    isTitle(title) &&
    (isText(icon) || isIconDrawing(icon)) &&
    typeof order === 'number' &&
    (!group || isTitle(group.title))
  );
}

function isSource(value: unknown): value is SearchSource {
  const { call, by, label, order } = (value ?? {}) as Partial<SearchSource>;
  return (
    isAction(value) &&
    isText(call) &&
    call.startsWith('GET /') &&
    (by === 'search' || isText(by?.field)) &&
    isList(label, isText) &&
    typeof order === 'number'
  );
}

function isAction(value: unknown): value is SearchAction {
  const { id, title, path, access } = (value ?? {}) as Partial<SearchAction>;
  return (
    isText(id) &&
    isTitle(title) &&
    isText(path) &&
    /^\/[^/]/.test(path) &&
    isText(access) &&
    Object.hasOwn(ACCESS_GROUPS, access)
  );
}

function isFill(value: unknown): value is SlotFill {
  if (typeof value !== 'object' || value === null) return false;
  const { slot, id, part, title, order, access } = value as Partial<SlotFill>;
  return (
    [slot, id, part].every(isText) &&
    isText(access) &&
    Object.hasOwn(ACCESS_GROUPS, access) &&
    isTitle(title) &&
    typeof order === 'number'
  );
}
