import { hasAccess, type Locale, type Role } from '@portal/shared/contract';
import type { NavigationEntry, NavigationIcon, RemoteManifest } from '@portal/shared/mfe/manifest';

export interface NavigationItem {
  readonly id: string;
  readonly path: string;
  readonly title: Readonly<Record<Locale, string>>;
  readonly icon: NavigationIcon;
}
export interface NavigationGroup extends Omit<NavigationItem, 'path'> {
  readonly items: readonly NavigationItem[];
}
export type NavigationNode = NavigationItem | NavigationGroup;

/** What decides which entries a person sees. */
export interface Viewer {
  readonly role: Role | null;
  readonly isDso: boolean;
}

type Manifests = readonly Pick<RemoteManifest, 'navigation'>[];

/** The navigation as the manifests of the live releases describe it, for one person (SH-06). */
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

/** The item that an address belongs to: the one whose path is the longest beginning of it. */
export function currentItem<T extends { readonly path: string }>(
  items: readonly T[],
  pathname: string,
): T | undefined {
  return items
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
}

/** Whether the navigation keeps an address from a person, who then is sent elsewhere (SH-05). */
export function isForbidden(manifests: Manifests, viewer: Viewer, pathname: string): boolean {
  const entry = currentItem(entriesOf(manifests), pathname);
  return entry !== undefined && !isAllowed(entry, viewer);
}

function entriesOf(manifests: Manifests): readonly NavigationEntry[] {
  return manifests.flatMap(({ navigation }) => navigation).toSorted((a, b) => a.order - b.order);
}

/** Whether what a manifest offers is for this person. */
export function isAllowed(
  { access, onlyDso }: Pick<NavigationEntry, 'access' | 'onlyDso'>,
  { role, isDso }: Viewer,
): boolean {
  return hasAccess(role, access) && (!onlyDso || isDso);
}
