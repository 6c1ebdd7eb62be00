export interface LoadSize {
  readonly sockets: number;
  readonly rooms: number;
  /** Messages a second, into all rooms together. */
  readonly rate: number;
  readonly seconds: number;
}

/** One socket to be: whose it is, and the room it joins. */
export interface Attendee {
  readonly token: string;
  readonly room: string;
}

/** What the sockets' process is to do. */
export interface Load extends LoadSize {
  readonly url: string;
  readonly people: readonly Attendee[];
}

/** What became of it; times in milliseconds. */
export interface Outcome {
  /** From the first connection to the last join. */
  readonly joinedIn: number;
  readonly sent: number;
  readonly refused: number;
  readonly delivered: number;
  readonly lost: number;
  readonly doubled: number;
  readonly outOfOrder: number;
  /** From the sending to the arrival at each socket of the room. */
  readonly deliveries: readonly number[];
  /** From the sending to its acknowledgement. */
  readonly acknowledgements: readonly number[];
}
