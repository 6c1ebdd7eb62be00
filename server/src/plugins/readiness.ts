const LIMIT_MS = 5_000;

/** What must work before this process may get calls. */
export interface Readiness {
  /** Adds a part, for example 'redis', with a check that rejects while the part does not work. */
  add(part: string, check: () => Promise<void>): void;
  /** From now on the answer is no: the process is about to end, a load balancer should turn to another one. */
  stop(): void;
  /** The parts that do not work now, with the reason of each; none when the process is ready. */
  failing(): Promise<Failure[]>;
}

export interface Failure {
  readonly part: string;
  readonly error: unknown;
}

/** @param limitMs how long a check may take */
export function createReadiness(limitMs = LIMIT_MS): Readiness {
  const checks = new Map<string, () => Promise<void>>();
  let isStopping = false;
  return {
    add: (part, check) => void checks.set(part, check),
    stop: () => void (isStopping = true),
    async failing() {
      if (isStopping) return [{ part: 'server', error: new Error('The server is stopping') }];
      const results = await Promise.all(
        [...checks].map(async ([part, check]): Promise<Failure | null> => {
          try {
            await within(limitMs, check());
            return null;
          } catch (error) {
            return { part, error };
          }
        }),
      );
      return results.filter((failure) => failure !== null);
    },
  };
}

async function within(limitMs: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${limitMs} ms`)), limitMs);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
