import type { CaseData, OutwardRow } from './case-data';

/** The archive as a page that any browser shows, without a script and without the network. */
export function indexPage(cases: readonly CaseData[], madeAt: Date): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Patient data</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem; max-width: 75rem; }
section { overflow-x: auto; }
table { border-collapse: collapse; margin-block-end: 1.5rem; }
th, td { border: 1px solid #bbb; padding: 0.25rem 0.5rem; text-align: start; vertical-align: top; }
</style>
</head>
<body>
<h1>Patient data</h1>
<p>All that the portal has of the patient in ${cases.length === 1 ? 'one case' : `${cases.length} cases`}, as of
${escape(madeAt.toISOString())}. Times are in UTC. The same is in each folder as <code>case.json</code> for programs;
<code>manifest.json</code> has the SHA-256 of every file.</p>
${cases.map(caseSection).join('\n')}
</body>
</html>
`;
}

function caseSection({ identifier, case: facts, parts }: CaseData): string {
  const known = Object.entries(facts).filter(([, value]) => !isEmpty(value));
  const rows = known.map(([key, value]) => `<tr><th scope="row">${title(key)}</th>${cell(value)}</tr>`);
  const tables = Object.entries(parts).map(([kind, list]) => partTable(kind, list));
  return [
    `<section>`,
    `<h2>Case ${escape(identifier)}</h2>`,
    `<table>${rows.join('')}</table>`,
    ...tables,
    '</section>',
  ].join('\n');
}

function partTable(kind: string, rows: readonly OutwardRow[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((key) =>
    rows.some((row) => !isEmpty(row[key])),
  );
  if (columns.length === 0) return '';
  const head = columns.map((key) => `<th scope="col">${title(key)}</th>`).join('');
  const body = rows.map((row) => `<tr>${columns.map((key) => cellOf(key, row[key])).join('')}</tr>`);
  return `<h3>${title(kind)}</h3>\n<table><tr>${head}</tr>${body.join('')}</table>`;
}

function cellOf(key: string, value: unknown): string {
  const paths =
    key === 'path' ? [value] : key === 'files' && Array.isArray(value) ? (value as unknown[]) : null;
  if (!paths) return cell(value);
  const links = paths.filter((path) => typeof path === 'string').map(link);
  return `<td>${links.join('<br>')}</td>`;
}

function link(path: string): string {
  const address = path.split('/').map(encodeURIComponent).join('/');
  return `<a href="${escape(address)}" dir="ltr">${escape(path.split('/').at(-1) ?? path)}</a>`;
}

function cell(value: unknown): string {
  return `<td dir="auto">${escape(textOf(value))}</td>`;
}

function textOf(value: unknown): string {
  if (isEmpty(value)) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 19).replace('T', ' ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function isEmpty(value: unknown): boolean {
  return (
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

/** 'clientReferenceId' as words: 'Client reference id'. */
function title(key: string): string {
  const words = key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return escape(`${words.charAt(0).toUpperCase()}${words.slice(1)}`);
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
