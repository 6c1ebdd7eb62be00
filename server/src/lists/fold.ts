import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** Signs that combine with a letter: those of Latin letters, and those of Arabic ones. */
const MARKS = String.raw`\u0300-\u036f\u064b-\u065f\u0670`;

/** What folding removes: marks, and what stands between the fields of a text searched as one. */
const REMOVED = new RegExp(`[${MARKS}\\u001f]`, 'g');

/** Stands between fields that are searched as one text; folded text never holds it. */
export const FIELD_END = sql.raw('chr(31)');

/** Text in lower case and without the marks of its letters, which may be signs of their own or parts of one. */
export function withoutMarks(text: SQLWrapper): SQL {
  return sql`lower(regexp_replace(normalize(${text}, nfd), '[${sql.raw(MARKS)}]', '', 'g'))`;
}

/**
 * Text as searches compare it: in lower case, without marks, and the four letters i of Turkish as one, so that 'isik' finds 'Işık' and
 * 'irem' finds 'İrem', whichever keyboard wrote them.
 */
export function fold(text: SQLWrapper): SQL {
  return sql`translate(${withoutMarks(text)}, 'ı' || chr(31), 'i')`;
}

/** Whether folding leaves nothing of a text: every text holds it. */
export function isFoldedEmpty(text: string): boolean {
  return text.normalize('NFD').replaceAll(REMOVED, '') === '';
}

/** A condition that folded text holds another. */
export function holds(folded: SQLWrapper, text: string): SQL {
  return sql`strpos(${folded}, ${fold(sql`${text}::text`)}) > 0`;
}
