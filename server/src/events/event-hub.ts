import type {
  Actor,
  CaseAction,
  CaseChangedEvent,
  CaseSide,
  CaseStatus,
  ChangeCursor,
  ChatMessage,
  ChatTyping,
  CompanyChangedEvent,
  DoctorChangedEvent,
  RefinementChangedEvent,
  RequestAction,
  RequestChangedEvent,
  RequestStatus,
  ShipmentChangedEvent,
} from '@portal/shared/contract';
import { EventEmitter } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import type { UnitOfWork } from '../db/unit-of-work';
import type { CaseStep } from '../modules/case/state/case-state.service';
import type { EndingDraft } from '../modules/case/state/case-submit.service';

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
    readonly action: CaseAction;
    readonly actor: Actor;
    readonly from: CaseStatus;
    readonly to: CaseStatus;
    /** Who moved it, when it was one of the company's people. */
    readonly byContactId: number | null;
  };
  /** A request went from one status to another. */
  requestMoved: {
    readonly caseId: number;
    readonly uuid: string;
    readonly identifier: string;
    readonly companyId: number;
    /** Who manages its case. */
    readonly assignedRmId: number | null;
    readonly action: RequestAction;
    readonly actor: Actor;
    readonly to: RequestStatus;
    /** Who moved it, when it was one of the company's people. */
    readonly byContactId: number | null;
  };
  /** The provider does not take up a refinement that was asked for. */
  refinementRefused: {
    readonly caseId: number;
    readonly caseUuid: string;
    /** Of the case. */
    readonly identifier: string;
    readonly companyId: number;
    readonly side: CaseSide;
    readonly assignedRmId: number | null;
  };
  caseAssetsChanged: { readonly caseUuid: string; readonly companyId: number };
  shipmentChanged: ShipmentChangedEvent & { readonly companyId: number };
  requestChanged: RequestChangedEvent & { readonly companyId: number };
  refinementChanged: RefinementChangedEvent & { readonly companyId: number };
  companyChanged: CompanyChangedEvent & { readonly companyId: number };
  /** It became inactive: no token of its people is worth anything while that lasts. */
  companyClosed: { readonly companyId: number };
  /** A person was added, changed or removed. */
  contactChanged: { readonly uuid: string; readonly companyId: number };
  /** A doctor was added, changed, invited or removed, or accepted; null when it is several. */
  doctorChanged: DoctorChangedEvent & { readonly companyId: number };
  /** A new message, as everybody who has not seen it yet sees it. */
  chatMessageAdded: {
    readonly companyId: number;
    readonly message: ChatMessage;
    /** It was stored before, and is told to whoever has not heard of it. */
    readonly isResend?: boolean;
  };
  /**
   * Messages became read or hidden; with `contactId`, in the view of that person alone. With `companyId`, what the company's inboxes
   * show of the room is not there any more.
   */
  chatMessagesChanged: {
    readonly room: string;
    readonly messages: readonly ChatMessage[];
    readonly contactId?: number;
    readonly companyId?: number;
  };
  /** Somebody who is not on this socket server writes in a room. */
  chatTyping: ChatTyping;
  /** Its tokens are worth nothing from now on; connections made with them end. */
  sessionRevoked: { readonly sessionId: number; readonly contactId: number };
  /** A mail waits to be sent. */
  mailQueued: Record<string, never>;
}

export type DomainEvent = {
  [N in keyof DomainEvents]: { readonly name: N; readonly payload: DomainEvents[N] };
}[keyof DomainEvents];

/** What a transaction waits for other modules to do before it goes on; told nobody afterwards. */
export interface TransactionSteps {
  /** A case goes from one status to another, and its plans and orders follow. */
  caseMoves: CaseStep;
  /** A draft is complete and goes to the provider: what nobody there may see has to be gone. */
  draftEnds: EndingDraft;
}

/** What is done about an event, or for a step, within the transaction that causes it. */
type Part<Payload> = (unit: UnitOfWork, payload: Payload) => Promise<void>;
type PartName = keyof DomainEvents | keyof TransactionSteps;

/** A listener that fails is logged; neither the others nor the emitter notice. */
export class EventHub {
  private readonly emitter = new EventEmitter().setMaxListeners(0);
  private readonly parts = new Map<PartName, Part<never>[]>();

  constructor(private readonly log: FastifyBaseLogger) {}

  /** @param cursor of an event that people of a company are told: its place among the company's changes */
  emit<N extends keyof DomainEvents>(name: N, payload: DomainEvents[N], cursor?: ChangeCursor): void {
    this.emitter.emit(name, payload, cursor);
  }

  /**
   * Does something within every transaction that causes an event: it is done if, and only if, that is committed, by
   * whichever process it happens in. A part that fails fails the transaction.
   */
  onInTransaction<N extends keyof DomainEvents>(name: N, part: Part<DomainEvents[N]>): void {
    this.addPart(name, part);
  }

  /** Does a part of every step of its name, before the transaction goes on; one that fails fails the transaction. */
  onStep<N extends keyof TransactionSteps>(name: N, part: Part<TransactionSteps[N]>): void {
    this.addPart(name, part);
  }

  /** For the transaction: the parts in an event that it has caused. */
  async runInTransactionHandlers<N extends keyof DomainEvents>(
    unit: UnitOfWork,
    name: N,
    payload: DomainEvents[N],
  ): Promise<void> {
    for (const part of this.parts.get(name) ?? []) await (part as Part<DomainEvents[N]>)(unit, payload);
  }

  /** For the transaction: the parts of a step that it takes. */
  async runStep<N extends keyof TransactionSteps>(
    unit: UnitOfWork,
    name: N,
    payload: TransactionSteps[N],
  ): Promise<void> {
    for (const part of this.parts.get(name) ?? []) await (part as Part<TransactionSteps[N]>)(unit, payload);
  }

  private addPart(name: PartName, part: Part<never>): void {
    this.parts.set(name, [...(this.parts.get(name) ?? []), part]);
  }

  /** Answers the function that ends the listening. */
  on<N extends keyof DomainEvents>(
    name: N,
    listener: (payload: DomainEvents[N], cursor?: ChangeCursor) => void | Promise<void>,
  ): () => void {
    const guarded = (payload: DomainEvents[N], cursor?: ChangeCursor): void => {
      void (async () => listener(payload, cursor))().catch((error: unknown) =>
        this.log.error({ err: error, event: name }, 'event listener failed'),
      );
    };
    this.emitter.on(name, guarded);
    return () => void this.emitter.off(name, guarded);
  }
}
