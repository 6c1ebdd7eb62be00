/** Who may cause a change of state: the company's people, the provider's, or the server itself. */
export type Actor = 'client' | 'provider' | 'system';

/** A condition on the facts of a record, with the words a diagram writes it in. */
export interface Condition<Facts> {
  readonly label: string;
  readonly holds: (facts: Facts) => boolean;
}

/** One line of a table of transitions: an action takes a record from any of some statuses to another. */
export interface Transition<Action, Status, History, Facts> {
  readonly action: Action;
  readonly from: readonly Status[];
  readonly to: Status;
  readonly by: readonly Actor[];
  /** How the history labels it. */
  readonly history: History;
  readonly when?: Condition<Facts>;
}

/** The line that an action would take now, or nothing when it is not allowed. */
export function findTransition<Action, Status, History, Facts>(
  table: readonly Transition<Action, Status, History, Facts>[],
  asked: { readonly action: Action; readonly from: Status; readonly actor: Actor; readonly facts: Facts },
): Transition<Action, Status, History, Facts> | undefined {
  const { action, from, actor, facts } = asked;
  return table.find(
    (line) =>
      line.action === action &&
      line.from.includes(from) &&
      line.by.includes(actor) &&
      (line.when?.holds(facts) ?? true),
  );
}
