import { expect, type APIRequestContext } from '@playwright/test';
import type { PortalApi } from './api';
import { Lab } from './lab';
import { addRequiredRecords } from './required-records';

interface Seen {
  readonly status: string;
  readonly rejectReason: string | null;
}
interface Plan {
  readonly uuid: string;
  readonly number: number;
  readonly status: string;
  readonly rejectReason: string | null;
}
interface Answer {
  readonly status: number;
  readonly body: unknown;
}
type Turn = (player: CasePlayer) => Promise<Answer>;

const SCANNED = { impressionType: '3shapeScanner', arch: 'upper', productId: 'AL' };
const STAGES = { upperStages: 14, lowerStages: 12 };
/** More turns than any case takes. */
const MOST_TURNS = 20;

/** What brings a case on from each status, whoever's turn it is. */
const TURNS: Readonly<Record<string, Turn>> = {
  NEW: (player) => player.submit(),
  REJECTED: (player) => player.submit(),
  PENDING_COURIER_PICKUP: ({ api, uuid }) => api.call('PUT', `/case/${uuid}/courierNotified`),
  AWAITING_IMPRESSION: ({ lab, uuid }) => lab.call('PUT', `/case/${uuid}/state`, { action: 'pendingQc' }),
  IN_QC: ({ lab, uuid }) => lab.call('PUT', `/case/${uuid}/passQc`),
  IN_TS_GENERATING: ({ lab, uuid }) => lab.call('POST', `/case/${uuid}/plan`, STAGES),
  TS_REJECTED: ({ lab, uuid }) => lab.call('POST', `/case/${uuid}/plan`, STAGES),
  IN_CUSTOMER_APPPROVE: (player) => player.decide('approve'),
  IN_CLEARANCE: (player) => player.decide('clearMfg'),
  PRE_MFG: ({ lab, uuid }) => lab.call('PUT', `/case/${uuid}/startMfg`),
  IN_MFG: ({ lab, uuid }) => lab.call('PUT', `/case/${uuid}/finishMfg`),
  READY_FOR_SHIPPING: ({ lab, uuid }) =>
    lab.call('POST', `/case/${uuid}/shipment`, { courierId: 1, airwayBillNumber: `176-${uuid.slice(0, 8)}` }),
  IN_SHIPPING: async ({ api, lab, uuid }) => {
    const { body } = await api.call<{ uuid: string }[]>('GET', `/case/${uuid}/shipments`);
    return lab.call('PUT', `/shipment/${body[0]?.uuid}/ship`);
  },
};

/** A case whose life is made by calls of both sides, so that a test's page begins where it has something to show. */
export class CasePlayer {
  private constructor(
    readonly api: PortalApi,
    readonly lab: Lab,
    readonly uuid: string,
    readonly identifier: string,
    readonly patientName: string,
  ) {}

  /** A complete case, not submitted; `fields` say what is special about it. */
  static async start(
    request: APIRequestContext,
    api: PortalApi,
    patientName: string,
    fields: Readonly<Record<string, unknown>> = {},
  ): Promise<CasePlayer> {
    const data = { ...SCANNED, ...fields, patientName };
    const { status, body } = await api.call<{ uuid: string; identifier: string }>('POST', '/case', data);
    expect(status, JSON.stringify(body)).toBeLessThan(300);
    if (data.impressionType !== 'physical') await addRequiredRecords(api, body.uuid);
    return new CasePlayer(api, await Lab.open(request), body.uuid, body.identifier, patientName);
  }

  async read(): Promise<Seen> {
    return (await this.api.call<Seen>('GET', `/case/${this.uuid}`)).body;
  }

  async status(): Promise<string> {
    return (await this.read()).status;
  }

  async plans(): Promise<readonly Plan[]> {
    return (await this.api.call<Plan[]>('GET', `/case/${this.uuid}/plan`)).body;
  }

  /** What has happened to the case itself, newest first. */
  async history(): Promise<readonly string[]> {
    const { body } = await this.api.call<{ subject: string; action: string }[]>(
      'GET',
      `/case/${this.uuid}/history`,
    );
    return body.filter(({ subject }) => subject === 'case').map(({ action }) => action);
  }

  submit(): Promise<Answer> {
    return this.api.call('PUT', `/case/${this.uuid}`, { submit: true });
  }

  async decide(decision: 'approve' | 'clearMfg'): Promise<Answer> {
    const [newest] = await this.plans();
    return this.api.call('PUT', `/plan/${newest?.uuid}/${decision}`);
  }

  /** Brings the case on to one of some statuses. A simulated lab may be quicker with its own turns, which is as good. */
  async bring(...wanted: readonly string[]): Promise<void> {
    const way: string[] = [];
    for (let turns = 0; turns < MOST_TURNS; turns++) {
      const status = await this.status();
      if (wanted.includes(status)) return;
      way.push(status);
      const answer = await TURNS[status]?.(this);
      if (answer && answer.status >= 300 && answer.status !== 409)
        throw new Error(`${status} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    }
    throw new Error(`The case did not come to ${wanted.join(' or ')}, by ${way.join(', ')}`);
  }
}
