import type {
  CaseChangedEvent,
  CaseSide,
  CaseStatus,
  ChatMessage,
  CompanyChangedEvent,
  RefinementChangedEvent,
  RequestChangedEvent,
  ShipmentChangedEvent,
} from '@portal/shared/contract';
import { EventEmitter } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import type { UnitOfWork } from '../db/unit-of-work';

/** What happened, told inside the process after the transaction that did it is committed. */
export interface DomainEvents {
  caseChanged: CaseChangedEvent & {
    readonly companyId: number;
    readonly companyUuid: string;
    readonly side: CaseSide;
  };
  /** A case went from one status to another. */
  caseMoved: {
    readonly caseId: number;
    readonly uuid: string;
    readonly identifier: string;
    readonly companyId: number;
    readonly side: CaseSide;
    readonly assignedRmId: number | null;
    readonly from: CaseStatus;
    readonly to: CaseStatus;
    /** Who moved it, when it was one of the company's people. */
    readonly byContactId: number | null;
  };
  caseAssetsChanged: { readonly caseUuid: string; readonly companyId: number };
  shipmentChanged: ShipmentChangedEvent & { readonly companyId: number };
  requestChanged: RequestChangedEvent & { readonly companyId: number };
  refinementChanged: RefinementChangedEvent & { readonly companyId: number };
  companyChanged: CompanyChangedEvent & { readonly companyId: number };
  /** A person was added, changed or removed. */
  contactChanged: { readonly uuid: string; readonly companyId: number };
  /** A new message, as everybody who has not seen it yet sees it. */
  chatMessageAdded: { readonly companyId: number; readonly message: ChatMessage };
  /** Messages became read or hidden; with `contactId`, in the view of that person alone. */
  chatMessagesChanged: {
    readonly room: string;
    readonly messages: readonly ChatMessage[];
    readonly contactId?: number;
  };
  /** Its tokens are worth nothing from now on; connections made with them end. */
  sessionRevoked: { readonly sessionId: number; readonly contactId: number };
  /** A mail waits to be sent. */
  mailQueued: Record<string, never>;
}

export type DomainEvent = {
  [N in keyof DomainEvents]: { readonly name: N; readonly payload: DomainEvents[N] };
}[keyof DomainEvents];

/** What is done about an event within the transaction that causes it. */
type Part<N extends keyof DomainEvents> = (unit: UnitOfWork, payload: DomainEvents[N]) => Promise<void>;

/** A listener that fails is logged; neither the others nor the emitter notice. */
export class EventHub {
  private readonly emitter = new EventEmitter().setMaxListeners(0);
  private readonly parts = new Map<
    keyof DomainEvents,
    ((unit: UnitOfWork, payload: never) => Promise<void>)[]
  >();

  constructor(private readonly log: FastifyBaseLogger) {}

  emit<N extends keyof DomainEvents>(name: N, payload: DomainEvents[N]): void {
    this.emitter.emit(name, payload);
  }

  /**
   * Does something within every transaction that causes an event: it is done if, and only if, that is committed, by
   * whichever process it happens in. A part that fails fails the transaction.
   */
  onInTransaction<N extends keyof DomainEvents>(name: N, part: Part<N>): void {
    this.parts.set(name, [...(this.parts.get(name) ?? []), part]);
  }

  /** For the transaction: the parts in an event that it has caused. */
  async runInTransactionHandlers<N extends keyof DomainEvents>(
    unit: UnitOfWork,
    name: N,
    payload: DomainEvents[N],
  ): Promise<void> {
    for (const part of this.parts.get(name) ?? []) await (part as Part<N>)(unit, payload);
  }

  /** Answers the function that ends the listening. */
  on<N extends keyof DomainEvents>(
    name: N,
    listener: (payload: DomainEvents[N]) => void | Promise<void>,
  ): () => void {
    const guarded = (payload: DomainEvents[N]): void => {
      void (async () => listener(payload))().catch((error: unknown) =>
        this.log.error({ err: error, event: name }, 'event listener failed'),
      );
    };
    this.emitter.on(name, guarded);
    return () => void this.emitter.off(name, guarded);
  }
}
