/**
 * @typedef {{ label: string, holds: (facts: any) => boolean }} Condition
 * @typedef {{ action: string, from: readonly string[], to: string, by: readonly string[], history: string, when?: Condition }} Line
 * @typedef {(facts: any, from: string, line: Line) => object} After What is so of a record once a line was gone
 * @typedef {{ title: string, table: readonly Line[], start: string, diagrams: readonly { title: string, facts: readonly object[] }[], after?: After }} Entity
 */

/** Everything that may differ between cases of one diagram. */
const ANY_CASE = combine({
  side: ['client', 'doctor'],
  productId: ['AL', 'RE'],
  impressionType: ['physical', '3shapeScanner'],
  hasRefinements: [false],
  returnsTo: [null],
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
  REFINEMENT_TRANSITIONS,
  SHIPMENT_TRANSITIONS,
  ARRIVAL_ACTIONS,
  returnAfter,
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
  /** @type {After} */
  const caseAfter = ({ returnsTo, ...facts }, from, { action, to }) => ({
    ...facts,
    hasRefinements: facts.hasRefinements || action === 'refine',
    returnsTo: returnAfter({ from, to, returnsTo }),
  });
  /** @type {After} */
  const shipmentAfter = (facts, _, { action }) => {
    if (action === 'lastMile') return { ...facts, isSentOn: true, arrival: null };
    const said = Object.keys(ARRIVAL_ACTIONS).find((arrival) => ARRIVAL_ACTIONS[arrival] === action);
    return said ? { ...facts, arrival: said } : facts;
  };
  return [
    { title: 'Case', table: CASE_TRANSITIONS, start: 'NEW', diagrams: lives, after: caseAfter },
    { title: 'Treatment plan', table: PLAN_TRANSITIONS, start: 'GENERATING', diagrams: byWorkflow },
    {
      title: 'Production order',
      table: ORDER_TRANSITIONS,
      start: 'PENDING',
      diagrams: [{ title: 'every order', facts: [{}] }],
    },
    { title: 'Request', table: REQUEST_TRANSITIONS, start: 'PENDING_PAYMENT', diagrams: sides },
    {
      title: 'Refinement',
      table: REFINEMENT_TRANSITIONS,
      start: 'REQUESTED',
      diagrams: [{ title: 'asked for by a clinic', facts: [{}] }],
    },
    {
      title: 'Shipment',
      table: SHIPMENT_TRANSITIONS,
      start: 'PENDING',
      diagrams: sides,
      after: shipmentAfter,
    },
  ];
}

/** @param {Entity} entity */
function section({ title, table, start, diagrams, after }) {
  const drawn = diagrams.map((diagram) =>
    [`### ${title}: ${diagram.title}`, drawing(table, start, diagram.facts, after)].join('\n\n'),
  );
  return [`## ${title}`, ...drawn, `### ${title}: every transition`, rows(table)].join('\n\n');
}

/**
 * Only what a record can come to by the table itself: arrows are those of a walk from its start.
 * @param {readonly Line[]} table
 * @param {string} start
 * @param {readonly object[]} facts
 * @param {After} [after]
 */
function drawing(table, start, facts, after = (fact) => fact) {
  const gone = new Set();
  const seen = new Set();
  const places = facts.map((fact) => ({ status: start, fact }));
  for (const { status, fact } of places) {
    const place = JSON.stringify([status, fact]);
    if (seen.has(place)) continue;
    seen.add(place);
    for (const line of table) {
      if (!line.from.includes(status) || !(line.when?.holds(fact) ?? true)) continue;
      gone.add(arrow(status, line));
      places.push({ status: line.to, fact: after(fact, status, line) });
    }
  }
  const arrows = table.flatMap((line) =>
    line.from.map((status) => arrow(status, line)).filter((text) => gone.has(text)),
  );
  return ['```mermaid', 'stateDiagram-v2', `  [*] --> ${start}`, ...arrows, '```'].join('\n');
}

/**
 * @param {string} from
 * @param {Line} line
 */
const arrow = (from, { action, to, by }) => `  ${from} --> ${to}: ${action} (${by.join(', ')})`;

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
