import { and, isNotNull, like, sql, type SQL } from 'drizzle-orm';
import { dentalCase } from '../../../db/schema';
import { FIELD_END, fold, holds, isFoldedEmpty, withoutMarks } from '../../../lists/fold';

/** The fields of `search_text`, in its order. */
const SEARCHED = ['identifier', 'patientName', 'clientReferenceId'] as const;

/** `search_text`, whose letters keep their marks, folded as what is searched for. */
const FOLDED = withoutMarks(dentalCase.searchText);

/** Text with fewer letters and digits in a row has no trigram: the index would be read from end to end. */
const HAS_TRIGRAM = /[\p{L}\p{N}]{3}/u;

/** Identifier, patient or reference holds the text (CA-03). */
export function caseContains(text: string): SQL {
  return byTrigrams(text) ?? holds(FOLDED, text);
}

/** Makes the condition that one of the searched fields holds a text. */
export function fieldContains(field: (typeof SEARCHED)[number]): (text: string) => SQL {
  const part = sql`split_part(${FOLDED}, ${FIELD_END}, ${sql.raw(String(SEARCHED.indexOf(field) + 1))})`;
  return (text) =>
    isFoldedEmpty(text)
      ? isNotNull(dentalCase[field])
      : (and(byTrigrams(text), holds(part, text)) ?? sql`true`);
}

/** What the index of trigrams can answer; % and _ mean themselves. */
function byTrigrams(text: string): SQL | undefined {
  if (!HAS_TRIGRAM.test(text)) return undefined;
  const escaped = text.replaceAll(/[\\%_]/g, '\\$&');
  return like(FOLDED, sql`'%' || ${fold(sql`${escaped}::text`)} || '%'`);
}
