import type {
  ActivateRequest,
  ChangeRequest,
  LoginRequest,
  OpsErrors,
  OpsChange,
  OpsHistory,
  OpsPreview,
  OpsPrune,
  OpsRepair,
  OpsState,
  PlanRequest,
  PreviewRequest,
  PruneRequest,
  RollbackRequest,
  UpkeepRequest,
} from '../../../src/gateway/ops/ops.types';
import { failureOf } from './ops-failure';

/** The calls of this page. Each throws an `OpsFailure` when it is refused, and what `fetch` throws when nobody answers. */
export const opsApi = {
  login: (request: LoginRequest): Promise<void> => send('POST', 'session', request),
  logout: (): Promise<void> => send('DELETE', 'session'),
  state: (): Promise<OpsState> => ask<OpsState>('state'),
  history: (domain: string | null): Promise<OpsHistory> =>
    ask<OpsHistory>(domain === null ? 'history' : `history?domain=${encodeURIComponent(domain)}`),
  errors: (domain: string, version: string): Promise<OpsErrors> =>
    ask<OpsErrors>(`errors?${new URLSearchParams({ domain, version }).toString()}`),
  activate: (request: ActivateRequest): Promise<OpsChange> => change('activate', request),
  rollback: (request: RollbackRequest): Promise<OpsChange> => change('rollback', request),
  retire: (request: ChangeRequest): Promise<OpsChange> => change('retire', request),
  plan: (request: PlanRequest): Promise<OpsChange> => change('plan', request),
  preview: (request: PreviewRequest): Promise<OpsPreview> => post<OpsPreview>('preview', request),
  prune: (request: PruneRequest): Promise<OpsPrune> => post<OpsPrune>('prune', request),
  repair: (request: UpkeepRequest): Promise<OpsRepair> => post<OpsRepair>('repair', request),
};

/** Page and gateway are one release, so an answer has the type that both compile with. */
async function ask<Answer>(path: string): Promise<Answer> {
  return (await call(path, {})).json();
}

async function change(path: string, body: ChangeRequest): Promise<OpsChange> {
  return post<OpsChange>(path, body);
}

async function post<Answer>(path: string, body: object): Promise<Answer> {
  return (await call(path, jsonPost(body))).json();
}

async function send(method: 'POST' | 'DELETE', path: string, body?: LoginRequest): Promise<void> {
  await call(path, body === undefined ? { method } : jsonPost(body));
}

function jsonPost(body: object): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

async function call(path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(`/ops/api/${path}`, { ...init, cache: 'no-store' });
  if (!response.ok) throw await failureOf(response);
  return response;
}
