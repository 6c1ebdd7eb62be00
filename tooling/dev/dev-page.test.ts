import { devPage } from './dev-page.mjs';

const FEED = '<script type="application/json" id="portal-feed">{"text":"$& \\u003c"}</script>';
const PAGE = `<head><meta name="portal-feed-keys" content="key">
<meta name="portal-feed-state" content="stale"><meta name="portal-overrides" content="">
<link rel="stylesheet" href="/releases/shell/1/main.css"></head>
<body>${FEED}<script defer src="/releases/shell/1/main.js"></script></body>`;
const SHELL = {
  template: '<head><title>From source</title><!--portal:head--></head><body><!--portal:body--></body>',
  scripts: ['main.js'],
  styles: ['main.css'],
};
const SOURCE = {
  portal: 'http://localhost:8080',
  served: [
    { id: 'shell', url: 'http://localhost:8090/portal-dev/shell/' },
    { id: 'cases', url: 'http://localhost:8090/portal-dev/cases/' },
  ],
};

test('the page is the shell from source, with the feed and the keys of the portal', () => {
  const page = devPage(PAGE, SHELL, SOURCE) ?? '';
  expect(page).toContain('<title>From source</title>');
  expect(page).toContain('<meta name="portal-feed-keys" content="key">');
  expect(page).toContain('<meta name="portal-feed-state" content="stale">');
  expect(page).toContain(FEED);
  expect(page).toContain('<script defer src="http://localhost:8090/portal-dev/shell/main.js">');
  expect(page).toContain('<link rel="stylesheet" href="http://localhost:8090/portal-dev/shell/main.css">');
  expect(page).not.toContain('/releases/shell/');
});

test('the page says what comes from where, once', () => {
  const page = devPage(PAGE, SHELL, SOURCE) ?? '';
  expect(page.match(/<meta name="portal-(overrides|released)[^>]*>/g)).toEqual([
    '<meta name="portal-overrides" content="shell@http://localhost:8090/portal-dev/shell/ cases@http://localhost:8090/portal-dev/cases/">',
    '<meta name="portal-released" content="http://localhost:8080">',
  ]);
});

test('a page that is not the shell’s is left to the portal', () => {
  expect(devPage('<title>Releases</title>', SHELL, SOURCE)).toBeNull();
});
