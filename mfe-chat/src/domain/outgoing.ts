/** An own message that the server has not confirmed: on its way, or given up until the person retries. */
export interface Outgoing {
  /** The sender's own id: a resend under the same id is stored once. */
  readonly clientId: string;
  readonly message: string;
  /** ISO date and time. */
  readonly writtenAt: string;
  readonly state: 'sending' | 'failed';
}
