import type {
  OpsChange,
  OpsError,
  OpsErrors,
  OpsHistory,
  OpsPreview,
  OpsPrune,
  OpsRepair,
  OpsState,
} from '../../../src/gateway/ops/ops.types';
import { FakeEventSource } from './fake-event-source';

type Answer =
  | OpsState
  | OpsErrors
  | OpsHistory
  | OpsChange
  | OpsPreview
  | OpsPrune
  | OpsRepair
  | OpsError
  | null;

export interface SentCall {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Answers for `/ops/api`; a test says what is answered, and looks at what was asked. */
export class FakeGateway {
  readonly calls: SentCall[] = [];
  private readonly answers = new Map<string, { status: number; answer: Answer }>();
  private isDown = false;

  constructor() {
    FakeEventSource.opened = [];
    Object.assign(globalThis, {
      EventSource: FakeEventSource,
      fetch: (path: string, init?: RequestInit) => this.respond(path, init),
    });
  }

  /** `GET state` or `POST activate`; the last word on a call stands. */
  on(call: string, answer: Answer, status = answer === null ? 204 : 200): void {
    this.answers.set(call, { status, answer });
  }

  goDown(): void {
    this.isDown = true;
  }

  /** The bodies of the calls of a path that changed something. */
  sent(path: string): readonly SentCall['body'][] {
    return this.calls.filter((call) => call.path === path).map(({ body }) => body);
  }

  private async respond(address: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> {
    if (this.isDown) throw new TypeError('Failed to fetch');
    const path = address.replace('/ops/api/', '');
    this.calls.push({ path, body: typeof body === 'string' ? JSON.parse(body) : {} });
    const found = this.answers.get(`${method} ${path}`);
    if (!found) throw new Error(`The test did not say what ${method} ${path} answers`);
    return new Response(found.answer === null ? null : JSON.stringify(found.answer), {
      status: found.status,
    });
  }
}
