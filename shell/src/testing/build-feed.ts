import type { RemoteManifest } from '@portal/shared/mfe/manifest';
import type { Feed, FeedDomain } from '../federation/feed/feed';

const same = (text: string) => ({ en: text, tr: text, ar: text });

/** A small manifest of a remote that answers some paths. */
export function buildManifest(id: string, over: Partial<RemoteManifest> = {}): RemoteManifest {
  return {
    id,
    title: same(id),
    paths: [],
    navigation: [],
    emits: [],
    hears: [],
    ...over,
  };
}

/** The manifests of the portal's navigation as the specification lists it (§ 2). */
export const MANIFESTS: readonly RemoteManifest[] = [
  buildManifest('cases', {
    title: { en: 'Cases', tr: 'Vakalar', ar: 'الحالات' },
    paths: ['/dashboard/:type/:status', '/cases/:type', '/:list/:status/:caseId/:tabName'],
    navigation: [
      {
        id: 'dashboard',
        path: '/dashboard',
        title: { en: 'Pending Actions', tr: 'Bekleyen İşlemler', ar: 'الإجراءات المعلّقة' },
        icon: 'dashboard',
        order: 10,
        access: 'customer',
      },
      {
        id: 'adminCases',
        path: '/cases/admin',
        title: same('Admin Cases'),
        icon: 'cases',
        order: 20,
        access: 'customer',
        group: { id: 'cases', title: same('Cases') },
      },
      {
        id: 'doctorCases',
        path: '/cases/doctor',
        title: same('Doctor Cases'),
        icon: 'cases',
        order: 21,
        access: 'doctorCases',
        isOpenToDso: true,
        group: { id: 'cases', title: same('Cases') },
      },
    ],
  }),
  buildManifest('doctors', {
    paths: ['/doctors'],
    navigation: [
      {
        id: 'doctors',
        path: '/doctors',
        title: same('Doctors'),
        icon: 'doctors',
        order: 30,
        access: 'customer',
        onlyDso: true,
      },
    ],
  }),
  buildManifest('company', {
    paths: ['/profile/:tabName'],
    navigation: [
      {
        id: 'profile',
        path: '/profile',
        title: same('Company profile'),
        icon: 'company',
        order: 40,
        access: 'customer',
      },
    ],
  }),
  buildManifest('shipments', {
    paths: ['/shipments/:type', '/request'],
    navigation: [
      {
        id: 'request',
        path: '/request',
        title: same('Request'),
        icon: 'requests',
        order: 60,
        access: 'customerWithRequest',
      },
    ],
  }),
  buildManifest('chat', {
    paths: ['/inbox', '/cases/:room/chat', '/cases/dso/:room/chat', '/cases/admin/:room/chat'],
  }),
];

export function buildFeed(manifests: readonly RemoteManifest[] = MANIFESTS): Feed {
  return {
    revision: 1,
    domains: Object.fromEntries(manifests.map((manifest) => [manifest.id, domainOf(manifest)])),
  };
}

function domainOf(manifest: RemoteManifest): FeedDomain {
  const { id } = manifest;
  return {
    kind: 'remote',
    version: '1.0.0',
    base: `/releases/${id}/1.0.0/`,
    entry: 'remoteEntry.js',
    integrity: '',
    container: `${id}_1_0_0`,
    contract: '^1.0.0',
    manifest,
    fallback: null,
    percent: 100,
    action: 'activate',
  };
}
