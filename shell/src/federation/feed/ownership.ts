import { matchRoutes, type RouteObject } from '@portal/shared/router';
import { remotesOf, type Feed } from './feed';

/**
 * The one remote that answers a path: among the patterns of all manifests React Router's ranking decides, so the more
 * specific wins whoever declared it. Null when nobody answers.
 */
export function ownerOf(feed: Feed, pathname: string): string | null {
  const routes: RouteObject[] = Object.entries(remotesOf(feed)).flatMap(([id, { manifest }]) =>
    manifest.paths.map((path) => ({ path, id: `${id} ${path}` })),
  );
  const match = matchRoutes(routes, pathname)?.at(-1);
  return match?.route.id?.split(' ')[0] ?? null;
}
