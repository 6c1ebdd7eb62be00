import type { PageAssets } from './page-assets';

const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='8' fill='%2312262b'/%3E%3Cpath d='M9 22V10m7 12V6m7 16v-8' stroke='white' stroke-width='4' stroke-linecap='round'/%3E%3C/svg%3E";

/** The HTML of the ops page. Styles made at run time carry the nonce. */
export function renderOpsPage({ scripts, styles, files }: PageAssets, nonce: string): string {
  const attributes = (kind: 'href' | 'src', name: string): string =>
    `${kind}="/ops/assets/${name}" integrity="${files.get(name)?.integrity ?? ''}" crossorigin="anonymous"`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="csp-nonce" content="${nonce}">
<title>Releases of the portal</title>
<link rel="icon" href="${ICON}">
${styles.map((name) => `<link rel="stylesheet" ${attributes('href', name)}>`).join('\n')}
${scripts.map((name) => `<script defer ${attributes('src', name)}></script>`).join('\n')}
</head>
<body><div id="root"></div><noscript>This page needs JavaScript.</noscript></body>
</html>
`;
}

/**
 * As strict as a page can have it: no script but its files, and only styles that carry its nonce. (antd's measuring of scroll
 * bars writes one that does not; the browser refuses it and says so, and antd does without.)
 */
export function opsPagePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}
