import { hasAccess, type Locale, type Role } from '@portal/shared/contract';
import { matchPath } from '@portal/shared/router';
import type { NavigationEntry, NavigationIcon, RemoteManifest } from '@portal/shared/mfe/manifest';

export interface NavigationItem {
  readonly id: string;
  readonly path: string;
  readonly pages?: readonly string[];
  readonly title: Readonly<Record<Locale, string>>;
  readonly icon: NavigationIcon;
}
export interface NavigationGroup extends Omit<NavigationItem, 'path'> {
  readonly items: readonly NavigationItem[];
}
export type NavigationNode = NavigationItem | NavigationGroup;

/** The facts of a person that decide which entries they see. */
export interface Viewer {
  readonly role: Role | null;
  readonly isDso: boolean;
}

type Manifests = readonly Pick<RemoteManifest, 'navigation'>[];

/** The navigation of the live manifests for one person (SH-06). */
export function navigationFor(manifests: Manifests, viewer: Viewer): readonly NavigationNode[] {
  const nodes: NavigationNode[] = [];
  const groups = new Map<string, NavigationItem[]>();
  for (const entry of entriesOf(manifests).filter((candidate) => isAllowed(candidate, viewer))) {
    const siblings = entry.group && groups.get(entry.group.id);
    if (siblings) siblings.push(entry);
    else nodes.push(entry.group ? openGroup(entry, entry.group, groups) : entry);
  }
  return nodes;
}

function openGroup(
  first: NavigationEntry,
  { id, title }: NonNullable<NavigationEntry['group']>,
  groups: Map<string, NavigationItem[]>,
): NavigationGroup {
  const items: NavigationItem[] = [first];
  groups.set(id, items);
  return { id, title, icon: first.icon, items };
}

/** The items without their groups. */
export function flatten(nodes: readonly NavigationNode[]): readonly NavigationItem[] {
  return nodes.flatMap((node) => ('items' in node ? node.items : [node]));
}

/** The item whose path is the longest prefix of an address. */
export function currentItem<T extends { readonly path: string }>(
  items: readonly T[],
  pathname: string,
): T | undefined {
  return items
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
}

/** The item that the navigation marks at an address: the current one, or one that names the page among its own. */
export function markedItem(items: readonly NavigationItem[], pathname: string): NavigationItem | undefined {
  const hasPage = ({ pages = [] }: NavigationItem) => pages.some((page) => matchPath(page, pathname));
  return currentItem(items, pathname) ?? items.find(hasPage);
}

/** Whether an address belongs to an entry that the person may not see, and is not open to them without it (SH-05). */
export function isForbidden(manifests: Manifests, viewer: Viewer, pathname: string): boolean {
  const entry = currentItem(entriesOf(manifests), pathname);
  return entry !== undefined && !isOpen(entry, viewer);
}

function entriesOf(manifests: Manifests): readonly NavigationEntry[] {
  return manifests.flatMap(({ navigation }) => navigation).toSorted((a, b) => a.order - b.order);
}

/** Whether the person may see an entry or part of a manifest. */
export function isAllowed(
  { access, onlyDso }: Pick<NavigationEntry, 'access' | 'onlyDso'>,
  { role, isDso }: Viewer,
): boolean {
  return hasAccess(role, access) && (!onlyDso || isDso);
}

/** Whether the person may use what an entry leads to, or a list that the search asks: a DSO some that its menu does not have. */
export function isOpen(
  entry: Pick<NavigationEntry, 'access' | 'onlyDso' | 'isOpenToDso'>,
  viewer: Viewer,
): boolean {
  return isAllowed(entry, viewer) || (entry.isOpenToDso === true && viewer.isDso);
}
