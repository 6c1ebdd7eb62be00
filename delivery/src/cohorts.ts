import { DeliveryError } from './errors';

/** Companies and people who get a release before others. */
export interface Cohort {
  /** As it stands in the trail. */
  readonly name: string;
  /** Uuids of companies and of people. */
  readonly members: readonly string[];
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const FORM =
  'RELEASE_COHORTS must be name:uuid+uuid, with commas between; the uuids are those of companies or people';

/** RELEASE_COHORTS: `our staff:<uuid>+<uuid>,pilot clinics:<uuid>`. Throws an error with a one-line message. */
export function readCohorts(value: string | undefined): readonly Cohort[] {
  const cohorts = (value ?? '')
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part): Cohort => {
      const [name = '', list = '', ...rest] = part.split(':').map((text) => text.trim());
      const members = list.split('+').map(toUuid);
      const isNamed = name !== '' && name.length <= 80 && !isUuid(name);
      if (!isNamed || rest.length > 0 || !members.every(isUuid)) throw new Error(FORM);
      return { name, members };
    });
  if (new Set(cohorts.map(({ name }) => name)).size < cohorts.length)
    throw new Error('RELEASE_COHORTS has a name twice');
  return cohorts;
}

/**
 * One cohort of names and of uuids.
 * @throws DeliveryError `unknownCohort`
 */
export function cohortOf(wanted: readonly string[], known: readonly Cohort[]): Cohort {
  const members = wanted.flatMap((text) => {
    const named = known.find(({ name }) => name === text.trim());
    if (named) return named.members;
    const uuid = toUuid(text);
    if (isUuid(uuid)) return [uuid];
    throw new DeliveryError('unknownCohort', `There is no cohort '${text}': name ${adviceOf(known)}.`);
  });
  return { name: wanted.map((text) => text.trim()).join(', '), members: [...new Set(members)] };
}

function adviceOf(known: readonly Cohort[]): string {
  const names = known.map(({ name }) => `'${name}'`);
  return [...names, 'the uuid of a company or person'].join(', or ');
}

function toUuid(text: string): string {
  return text.trim().toLowerCase();
}

function isUuid(text: string): boolean {
  return UUID.test(text);
}
