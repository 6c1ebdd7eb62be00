import type { Locale } from '@portal/shared/contract';
import { PRODUCT_NAME, type MailText, type MailTexts } from './texts';

/** What a mail is made of, in one language. */
export interface MailParts {
  readonly locale: Locale;
  readonly text: MailText;
  readonly around: Pick<MailTexts, 'copyAddress' | 'footer'>;
  /** Where the button leads, in full. */
  readonly link: string;
}

export function toPlainText({ text, around, link }: MailParts): string {
  return [text.greeting, ...text.lines, `${text.button}:\n${link}`, around.footer].join('\n\n') + '\n';
}

/** Styles stand with their elements: mail programs take no others. */
const STYLE = {
  page: 'margin:0;padding:24px;background:#f4f6f8;color:#1f2933;font:16px/1.5 Arial,Helvetica,sans-serif',
  card: 'max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border-radius:8px',
  product: 'margin:0 0 16px;font-weight:bold;color:#0b5c8a',
  button:
    'display:inline-block;padding:12px 20px;border-radius:6px;background:#0b5c8a;color:#ffffff;text-decoration:none;font-weight:bold',
  small: 'font-size:13px;color:#52606d',
} as const;

export function toHtml({ locale, text, around, link }: MailParts): string {
  const direction = locale === 'ar' ? 'rtl' : 'ltr';
  const paragraphs = [text.greeting, ...text.lines].map((line) => `<p>${escapeHtml(line)}</p>`);
  const href = escapeHtml(link);
  return `<!doctype html>
<html lang="${locale}" dir="${direction}">
<head><meta charset="utf-8"><title>${escapeHtml(text.subject)}</title></head>
<body style="${STYLE.page}">
<div dir="${direction}" style="${STYLE.card}">
<p style="${STYLE.product}">${escapeHtml(PRODUCT_NAME)}</p>
${paragraphs.join('\n')}
<p><a href="${href}" style="${STYLE.button}">${escapeHtml(text.button)}</a></p>
<p style="${STYLE.small}">${escapeHtml(around.copyAddress)}<br><a href="${href}" dir="ltr" style="color:#0b5c8a">${href}</a></p>
<p style="${STYLE.small}">${escapeHtml(around.footer)}</p>
</div>
</body>
</html>
`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
}
