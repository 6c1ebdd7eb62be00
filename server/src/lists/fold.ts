import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** What folding removes: the dot that combines with an i, and what stands between the fields of a text searched as one. */
const REMOVED = /[\u0307\u001f]/g;

/** Stands between fields that are searched as one text; folded text never holds it. */
export const FIELD_END = sql.raw('chr(31)');

/**
 * Text as searches compare it: in lower case, and the four letters i of Turkish as one, so that 'isik' finds 'Işık' and
 * 'irem' finds 'İrem', whichever keyboard wrote them.
 */
export function fold(text: SQLWrapper): SQL {
  return sql`translate(lower(${text}), 'ı' || chr(775) || chr(31), 'i')`;
}

/** Whether folding leaves nothing of a text: every text holds it. */
export function isFoldedEmpty(text: string): boolean {
  return text.replaceAll(REMOVED, '') === '';
}

/** A condition that folded text holds another. */
export function holds(folded: SQLWrapper, text: string): SQL {
  return sql`strpos(${folded}, ${fold(sql`${text}::text`)}) > 0`;
}
