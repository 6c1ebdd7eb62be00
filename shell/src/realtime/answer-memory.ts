import type { ClientEvent } from '@portal/shared/realtime';

/** How long an answer is handed out again, in milliseconds. */
const KEPT_MS = 3_000;

interface AnswerMemory {
  /** Asks, or hands out the answer to the same question of a moment ago. */
  share<T>(event: ClientEvent, payload: unknown, ask: () => Promise<T>): Promise<T>;
  /** Something happened: what was answered before may not be true any more. */
  forget(): void;
}

/**
 * The toolbar's inbox and the page of the inbox want the same list at the same moments: on connect and on each hint of the server.
 * They get one answer. Any other request may change the list, so it makes the answer old as an event does.
 */
export function createAnswerMemory(): AnswerMemory {
  const answers = new Map<string, Promise<unknown>>();
  return {
    share<T>(event: ClientEvent, payload: unknown, ask: () => Promise<T>): Promise<T> {
      if (event !== 'getPendings') {
        answers.clear();
        return ask();
      }
      const question = JSON.stringify(payload);
      const known = answers.get(question);
      if (known) return known as Promise<T>;
      const answer = ask();
      const forget = () => answers.get(question) === answer && answers.delete(question);
      answers.set(question, answer);
      answer.then(() => setTimeout(forget, KEPT_MS), forget);
      return answer;
    },
    forget: () => answers.clear(),
  };
}
