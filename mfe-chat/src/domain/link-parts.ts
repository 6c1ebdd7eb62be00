export interface TextPart {
  readonly text: string;
  /** Set where the text is an address of the web. */
  readonly href?: string;
}

const WEB_ADDRESS = /https?:\/\/[^\s<>"']+/gi;
/** What ends a sentence or closes a bracket is not part of an address. */
const TRAILING = /[.,;:!?)\]}»…]+$/;

/** Cuts a message into plain text and web addresses. Only http and https count: nothing else becomes a link. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(WEB_ADDRESS)) {
    const href = match[0].replace(TRAILING, '');
    if (!URL.canParse(href)) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: href, href });
    end = match.index + href.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
