/**
 * @typedef {{ label: string, holds: (facts: any) => boolean }} Condition
 * @typedef {{ action: string, from: readonly string[], to: string, by: readonly string[], history: string, when?: Condition }} Line
 * @typedef {{ title: string, table: readonly Line[], start: string, diagrams: readonly { title: string, facts: readonly object[] }[] }} Entity
 */

/** Everything that may differ between cases of one diagram. */
const ANY_CASE = combine({
  side: ['client', 'doctor'],
  productId: ['AL', 'RE'],
  impressionType: ['physical', '3shapeScanner'],
  hasRefinements: [false, true],
});

/**
 * The whole document: per entity a diagram for each way its life can take, and the table it is drawn from.
 * @param {any} contract constants of the contract
 */
export function statesDocument(contract) {
  const head = [
    '# States',
    'Made from the tables of transitions in `shared/contract/constants` by `npm run states`; a check fails when they differ. The server decides by these tables, pages offer by them. Every change writes its label into the history in the same transaction.',
  ];
  return [...head, ...entitiesOf(contract).map(section)].join('\n\n');
}

/**
 * @param {any} contract
 * @returns {readonly Entity[]}
 */
function entitiesOf({
  WORKFLOWS,
  CASE_TRANSITIONS,
  PLAN_TRANSITIONS,
  ORDER_TRANSITIONS,
  REQUEST_TRANSITIONS,
  SHIPMENT_TRANSITIONS,
}) {
  const lives = [false, true].flatMap((withTs) =>
    WORKFLOWS.map((/** @type {string} */ workflow) => ({
      title: `${workflow}, ${withTs ? 'manufacturing only (withTs)' : 'with treatment plan'}`,
      facts: ANY_CASE.map((facts) => ({ ...facts, workflow, withTs })),
    })),
  );
  const byWorkflow = WORKFLOWS.map((/** @type {string} */ workflow) => ({
    title: workflow,
    facts: [{ workflow }],
  }));
  const sides = ['client', 'doctor'].map((side) => ({ title: `${side}’s`, facts: [{ side }] }));
  return [
    { title: 'Case', table: CASE_TRANSITIONS, start: 'NEW', diagrams: lives },
    { title: 'Treatment plan', table: PLAN_TRANSITIONS, start: 'GENERATING', diagrams: byWorkflow },
    {
      title: 'Production order',
      table: ORDER_TRANSITIONS,
      start: 'PENDING',
      diagrams: [{ title: 'every order', facts: [{}] }],
    },
    { title: 'Request', table: REQUEST_TRANSITIONS, start: 'PENDING_PAYMENT', diagrams: sides },
    { title: 'Shipment', table: SHIPMENT_TRANSITIONS, start: 'PENDING', diagrams: sides },
  ];
}

/** @param {Entity} entity */
function section({ title, table, start, diagrams }) {
  const drawn = diagrams.map((diagram) =>
    [`### ${title}: ${diagram.title}`, drawing(table, start, diagram.facts)].join('\n\n'),
  );
  return [`## ${title}`, ...drawn, `### ${title}: every transition`, rows(table)].join('\n\n');
}

/**
 * @param {readonly Line[]} table
 * @param {string} start
 * @param {readonly object[]} facts
 */
function drawing(table, start, facts) {
  const lines = table.filter(({ when }) => !when || facts.some((fact) => when.holds(fact)));
  const reached = reachable(lines, start);
  const arrows = lines.flatMap(({ action, from, to, by }) =>
    from
      .filter((status) => reached.has(status))
      .map((status) => `  ${status} --> ${to}: ${action} (${by.join(', ')})`),
  );
  return ['```mermaid', 'stateDiagram-v2', `  [*] --> ${start}`, ...arrows, '```'].join('\n');
}

/**
 * @param {readonly Line[]} lines
 * @param {string} start
 */
function reachable(lines, start) {
  const reached = new Set([start]);
  for (const status of reached) for (const { from, to } of lines) if (from.includes(status)) reached.add(to);
  return reached;
}

/** @param {readonly Line[]} table */
function rows(table) {
  const code = (/** @type {string} */ text) => `\`${text}\``;
  return [
    '| action | from | to | by | when | history |',
    '|---|---|---|---|---|---|',
    ...table.map(
      ({ action, from, to, by, when, history }) =>
        `| ${code(action)} | ${from.map(code).join(', ')} | ${code(to)} | ${by.join(', ')} | ${when?.label ?? ''} | ${code(history)} |`,
    ),
  ].join('\n');
}

/**
 * Every combination of some values.
 * @param {Record<string, readonly unknown[]>} values
 * @returns {object[]}
 */
function combine(values) {
  return Object.entries(values).reduce(
    (facts, [name, options]) =>
      facts.flatMap((fact) => options.map((option) => ({ ...fact, [name]: option }))),
    /** @type {object[]} */ ([{}]),
  );
}
