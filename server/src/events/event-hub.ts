import type { CaseChangedEvent, CaseSide, ChatMessage } from '@portal/shared/contract';
import { EventEmitter } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';

/** What happened, told inside the process after the transaction that did it is committed. */
export interface DomainEvents {
  caseChanged: CaseChangedEvent & {
    readonly companyId: number;
    readonly companyUuid: string;
    readonly side: CaseSide;
  };
  caseAssetsChanged: { readonly caseUuid: string; readonly companyId: number };
  shipmentChanged: { readonly uuid: string; readonly companyId: number };
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
}

export type DomainEvent = {
  [N in keyof DomainEvents]: { readonly name: N; readonly payload: DomainEvents[N] };
}[keyof DomainEvents];

/** A listener that fails is logged; neither the others nor the emitter notice. */
export class EventHub {
  private readonly emitter = new EventEmitter().setMaxListeners(0);

  constructor(private readonly log: FastifyBaseLogger) {}

  emit<N extends keyof DomainEvents>(name: N, payload: DomainEvents[N]): void {
    this.emitter.emit(name, payload);
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
