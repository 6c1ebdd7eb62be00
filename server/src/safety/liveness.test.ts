import { REQUEST_STATUSES, whoseTurn, type RequestStatus } from '@portal/shared/contract';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FINISHED, type ModelCase, type Move } from '../testing/case-model';
import {
  canClientAct,
  canEndWithoutClient,
  isOpen,
  isStepOpen,
  requestSteps,
  surroundingsOf,
  walkCases,
  type Surroundings,
} from '../testing/case-life-model';

const places = walkCases();
const isFinished = ({ status }: Pick<ModelCase, 'status'>): boolean => FINISHED.includes(status);
const SIDES = ['client', 'doctor'] as const;
const FINISHED_REQUEST: readonly RequestStatus[] = ['SHIPPED', 'REJECTED', 'CANCELED'];

/** With no request, or one of each status. */
const REQUESTS = REQUEST_STATUSES.length + 1;

describe('every case in every state that it can come to', () => {
  it('[CA-12] has a step open to somebody, whatever becomes of its doctor and company meanwhile', () => {
    const stuck: unknown[] = [];
    let walked = 0;
    for (const side of SIDES) {
      const around = surroundingsOf(side);
      for (const { place, steps } of places.values()) {
        if (place.kind.side !== side) continue;
        walked += around.length;
        if (isFinished(place)) continue;
        for (const now of around) if (!steps.some((step) => isStepOpen(step, now))) stuck.push([place, now]);
      }
    }
    process.stdout.write(
      `liveness: ${String(places.size)} states of a case, ${String(walked)} with doctor and company, ` +
        `${String(walked * REQUESTS)} with a request; ${String(stuck.length)} dead ends\n`,
    );
    expect(stuck).toEqual([]);
    expect(places.size).toBeGreaterThan(500);
  });

  it('[CA-12] can be ended by provider and time alone: a clinic that left holds nothing open', () => {
    const ended = canEndWithoutClient(places, isFinished);
    const left = [...places].filter(([key]) => !ended.has(key)).map(([, { place }]) => place);
    expect(left).toEqual([]);
  });

  it('[CA-12] has a step open to the company while it is the company’s turn and the company may act', () => {
    const stuck: [ModelCase, Surroundings][] = [];
    for (const side of SIDES)
      for (const now of surroundingsOf(side).filter(canClientAct))
        for (const { place, steps } of places.values()) {
          if (place.kind.side !== side || whoseTurn(place.status) !== 'client') continue;
          // To send on what came to it an organisation has to be one; for one that is none the provider does it.
          if (place.status === 'FIRST_MILE_SHIPPED' && !now.hasDoctors) continue;
          const own = steps.filter(({ actor }) => actor === 'client');
          if (!own.some((step) => isStepOpen(step, now))) stuck.push([place, now]);
        }
    expect(stuck).toEqual([]);
  });
});

describe('every request in every state', () => {
  it.each(SIDES)(
    '[SM-04] of a %s’s case has a step open to somebody, and ends without the company',
    (side) => {
      for (const status of REQUEST_STATUSES) {
        if (FINISHED_REQUEST.includes(status)) continue;
        for (const now of surroundingsOf(side))
          expect(
            requestSteps(status, side).some(({ actor, action }) => isOpen({ actor, action, side }, now)),
          ).toBe(true);
        expect([status, ends(status, side)]).toEqual([status, true]);
      }
    },
  );

  function ends(from: RequestStatus, side: 'client' | 'doctor'): boolean {
    const reached = new Set<RequestStatus>([from]);
    for (const status of reached)
      for (const { actor, to } of requestSteps(status, side)) if (actor !== 'client') reached.add(to);
    return FINISHED_REQUEST.some((status) => reached.has(status));
  }
});

describe('every arrow that docs/states.md draws', () => {
  const text = readFileSync(join(__dirname, '../../../docs/states.md'), 'utf8');
  const arrowOf = ({ of, from, to, action }: Move): string => `${of}: ${from} --> ${to}: ${action}`;

  /** The arrows of the drawings of one kind of record. */
  function drawn(of: Move['of']): Set<string> {
    const [, part = ''] = text.split(`\n## ${of}\n`);
    const [own = ''] = part.split(/\n## /);
    const lines = own.matchAll(/^ {2}(\w+) --> (\w+): (\w+) \(/gm);
    return new Set([...lines].map(([, from, to, action]) => `${of}: ${from} --> ${to}: ${action}`));
  }

  it.each(['Case', 'Treatment plan', 'Production order'] as const)('[CA-12] [CA-13] can happen: %s', (of) => {
    const gone = new Set(
      [...places.values()].flatMap(({ steps }) => steps.flatMap(({ moves }) => moves.map(arrowOf))),
    );
    const arrows = drawn(of);
    expect(arrows.size).toBeGreaterThan(8);
    expect([...arrows].filter((arrow) => !gone.has(arrow))).toEqual([]);
  });
});
