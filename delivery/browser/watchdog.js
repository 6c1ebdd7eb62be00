/*
 * Watches whether the shell of this page starts. It belongs to the gateway, so a broken release of the shell cannot break it, and
 * it is ES5, so that a browser which cannot read the shell can read this.
 *
 * What it relies on of every shell: #splash goes when the first page is in #root. A shell that also has `data-shell="loading"` on
 * <html> sets it to "running" when its code has run, whatever it waits for then.
 */
(function () {
  'use strict';

  /** The shell's code has run through, since its scripts arrived. */
  var BOOT_MS = 4000;
  /** Nothing on the screen: say so. */
  var SLOW_MS = 8000;
  /** Nothing on the screen, whatever the reason: report it. */
  var REPORT_MS = 45000;
  /** After an uncaught error: until an empty page counts as the end, and until a splash does. */
  var BLANK_MS = 1000;
  var SPLASH_MS = 3000;
  /** On the screen for so long: it started. */
  var START_MS = 2000;
  /** The next visits have the fallback for so long, unless another shell is live meanwhile. */
  var FAILED_COOKIE = 'portal-shell-failed';
  var FAILED_S = 3600;

  var script = document.currentScript || document.querySelector('script[data-shell]');
  var version = script.getAttribute('data-shell');
  /** Whether the gateway has another release for this browser, should this one fail. */
  var hasFallback = script.hasAttribute('data-has-fallback');
  var base = '/releases/shell/' + encodeURIComponent(version) + '/';
  var html = document.documentElement;
  /** The text that is on the screen, or about to be. */
  var shown = '';
  var isOver = false;
  /** Deferred scripts have run when the document's content is loaded. */
  var hasScripts = false;
  var hasStarted = false;
  var lastError = '';

  function isShown() {
    return !document.getElementById('splash');
  }

  function isBlank() {
    var root = document.getElementById('root');
    return !root || !root.firstElementChild;
  }

  function hasBooted() {
    return isShown() || html.getAttribute('data-shell') !== 'loading';
  }

  /** Shows 'slow', 'failed', 'old' or 'insecure' by the panel, a script of its own that only trouble needs. */
  function show(kind) {
    shown = kind;
    if (window.portalPanel) return say();
    var panel = document.createElement('script');
    panel.src = script.getAttribute('data-panel');
    panel.onload = say;
    panel.onerror = function () {
      var splash = document.getElementById('splash');
      if (splash) splash.textContent = 'The portal could not be loaded. Please reload the page.';
    };
    return document.head.appendChild(panel);
  }

  function say() {
    if (!shown) return;
    window.portalPanel.show(shown, again);
    if (isWaiting()) window.portalPanel.watchBytes(base, isWaiting, stall);
  }

  function isWaiting() {
    return !isOver && !hasScripts;
  }

  function stall(message) {
    fail('loadFailure', message);
  }

  function hide() {
    shown = '';
    if (window.portalPanel) window.portalPanel.hide();
  }

  function again() {
    document.cookie = FAILED_COOKIE + '=; path=/; max-age=0';
    location.reload();
  }

  // Consequences.

  /** What makes a report of this page load count, which came with its headers. */
  function ticket() {
    var page = (performance.getEntriesByType('navigation') || [])[0];
    var timings = (page && page.serverTiming) || [];
    for (var index = 0; index < timings.length; index += 1)
      if (timings[index].name === 'ticket') return timings[index].description;
    return '';
  }

  function report(kind, message) {
    var item = { domain: 'shell', version: version, kind: kind };
    if (message) item.message = String(message).slice(0, 300);
    var sent = { ticket: ticket(), reports: [item] };
    var body = new Blob([JSON.stringify(sent)], { type: 'application/json' });
    // A beacon survives the reload that follows.
    navigator.sendBeacon('/portal/reports', body);
  }

  /** The end of this release in this page: reports it, and turns to the release before, once. */
  function fail(kind, message) {
    if (isOver) return undefined;
    isOver = true;
    report(kind, message);
    if (!hasFallback) return show('failed');
    document.cookie =
      FAILED_COOKIE + '=' + encodeURIComponent(version) + '; path=/; SameSite=Lax; max-age=' + FAILED_S;
    // Without cookies the gateway would give out the same release again and again.
    if (document.cookie.indexOf(FAILED_COOKIE + '=') < 0) return show('failed');
    return location.reload();
  }

  function tellOnly(kind) {
    isOver = true;
    show(kind);
  }

  // Signs of life.

  var watch = setInterval(function () {
    if (!isShown() || isBlank()) return;
    clearInterval(watch);
    hasStarted = true;
    // Also the text of one that was given up too early.
    hide();
    // Not in the way of what the page still loads, and not when it ends at once.
    setTimeout(function () {
      if (!isOver) report('start');
    }, START_MS);
  }, 250);

  /** Whether an uncaught error was the end: the page is empty, or nothing comes after it. */
  function judge(kind) {
    setTimeout(function () {
      if (!isOver && !hasBooted()) fail('loadFailure', lastError);
      else if (!isOver && isShown() && isBlank()) fail(kind, lastError);
    }, BLANK_MS);
    setTimeout(function () {
      if (!isOver && !isShown()) fail(kind, lastError);
    }, SPLASH_MS);
  }

  function isOurs(text) {
    return String(text).indexOf(base) >= 0;
  }

  window.addEventListener(
    'error',
    function (event) {
      var from = event.target;
      if (from && from.tagName === 'SCRIPT') {
        // Of the page itself; the shell asks again for its lazy ones.
        if (from.defer && isOurs(from.src)) fail('loadFailure', 'could not be loaded: ' + from.src);
      } else if (isOurs(event.filename + (event.error && event.error.stack))) {
        lastError = event.message;
        judge('error');
      }
    },
    true
  );

  window.addEventListener('unhandledrejection', function (event) {
    var reason = event.reason;
    if (!reason || !isOurs(reason.stack)) return;
    lastError = reason.name + ': ' + reason.message;
    // A request that failed is no end: whoever waits for it says so.
    if (!hasBooted()) judge('loadFailure');
  });

  document.addEventListener('DOMContentLoaded', function () {
    hasScripts = true;
    setTimeout(function () {
      if (!hasBooted()) fail('loadFailure', lastError || 'did not start within ' + BOOT_MS / 1000 + ' s');
    }, BOOT_MS);
  });

  setTimeout(function () {
    if (isOver || isShown()) return;
    show('slow');
  }, SLOW_MS);

  setTimeout(function () {
    if (!isOver && !hasStarted)
      report('loadFailure', 'nothing on the screen after ' + REPORT_MS / 1000 + ' s');
  }, REPORT_MS);

  // Browsers that cannot run any release of the shell.

  if (window.isSecureContext === false) return tellOnly('insecure');
  var isKnown =
    window.Promise &&
    window.fetch &&
    window.ReadableStream &&
    Object.hasOwn &&
    window.crypto &&
    crypto.subtle;
  if (!isKnown) return tellOnly('old');
  // The signature of the feed is the newest thing that the portal needs of a browser.
  var keys = document.querySelector('meta[name="portal-feed-keys"]');
  var key = keys && keys.content.split(' ')[0];
  if (!key) return undefined;
  var bytes = Uint8Array.from(atob(key), function (letter) {
    return letter.charCodeAt(0);
  });
  return crypto.subtle.importKey('raw', bytes, 'Ed25519', false, ['verify']).then(
    function () {},
    function (error) {
      if (error.name === 'NotSupportedError') tellOnly('old');
    }
  );
})();
