/*
 * What a person reads when the portal does not come. Loaded by the watchdog, and ES5 like it. It cannot ask the shell for its
 * language, its colours or its texts, so it has its own.
 */
(function () {
  'use strict';

  /** A script that gets no byte for so long will not come. */
  var STALL_MS = 15000;

  var TEXTS = {
    en: {
      slow: 'The portal is still loading',
      slowText:
        'The connection is slow, or the server does not answer. The portal opens by itself as soon as it can.',
      failed: 'The portal could not be started',
      failedText: 'The error was reported. Please try again in a few minutes.',
      old: 'This browser is too old for the portal',
      oldText: 'Please update it, or open the portal in a current Chrome, Edge, Firefox or Safari.',
      insecure: 'The portal needs a secure connection',
      insecureText: 'Please open its address with https:// at the beginning.',
      retry: 'Try again',
    },
    tr: {
      slow: 'Portal hâlâ yükleniyor',
      slowText: 'Bağlantı yavaş ya da sunucu yanıt vermiyor. Portal, mümkün olur olmaz kendiliğinden açılır.',
      failed: 'Portal başlatılamadı',
      failedText: 'Hata bildirildi. Lütfen birkaç dakika sonra tekrar deneyin.',
      old: 'Bu tarayıcı portal için çok eski',
      oldText:
        'Lütfen tarayıcınızı güncelleyin ya da portalı güncel bir Chrome, Edge, Firefox veya Safari ile açın.',
      insecure: 'Portal güvenli bir bağlantı gerektirir',
      insecureText: 'Lütfen adresi başında https:// olacak şekilde açın.',
      retry: 'Tekrar dene',
    },
    ar: {
      slow: 'لا تزال البوابة قيد التحميل',
      slowText: 'الاتصال بطيء أو أن الخادم لا يستجيب. ستُفتح البوابة من تلقاء نفسها حالما يمكن ذلك.',
      failed: 'تعذر تشغيل البوابة',
      failedText: 'تم الإبلاغ عن الخطأ. يرجى المحاولة مرة أخرى بعد بضع دقائق.',
      old: 'هذا المتصفح قديم جدًا ولا يمكنه تشغيل البوابة',
      oldText: 'يرجى تحديثه، أو فتح البوابة في إصدار حديث من Chrome أو Edge أو Firefox أو Safari.',
      insecure: 'تحتاج البوابة إلى اتصال آمن',
      insecureText: 'يرجى فتح عنوانها مسبوقًا بـ https://.',
      retry: 'إعادة المحاولة',
    },
  };

  var STYLE = [
    '#portal-panel {',
    '  position: fixed; top: 0; right: 0; bottom: 0; left: 0; z-index: 2147483647; overflow: auto; display: flex;',
    '  box-sizing: border-box; padding: 24px; background: #f4f7f7; color: #172b2b;',
    '  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;',
    '}',
    '#portal-panel.beside { top: auto; padding: 12px; border-top: 1px solid; }',
    '#portal-panel.beside h1 { font-size: 16px; }',
    '#portal-panel.beside p, #portal-panel.beside button { display: none; }',
    '#portal-panel.dark { background: #0c1517; color: #e6eeee; }',
    '#portal-panel div { margin: auto; max-width: 480px; text-align: center; }',
    '#portal-panel h1 { margin: 0 0 8px; font-size: 22px; line-height: 1.3; }',
    '#portal-panel p { margin: 0 0 24px; }',
    '#portal-panel button {',
    '  padding: 10px 24px; border: 1px solid #0f766e; border-radius: 8px; background: #0f766e; color: #fff;',
    '  font: inherit; font-weight: 600; cursor: pointer;',
    '}',
    '#portal-panel button:focus-visible { outline: 3px solid #5eead4; outline-offset: 2px; }',
  ].join('\n');

  function read(key) {
    try {
      return localStorage.getItem(key);
    } catch (error) {
      return null;
    }
  }

  function language() {
    var wanted = [read('portal.locale')].concat(navigator.languages || [navigator.language]);
    for (var index = 0; index < wanted.length; index += 1) {
      var tag = String(wanted[index]).split('-')[0];
      if (Object.prototype.hasOwnProperty.call(TEXTS, tag)) return tag;
    }
    return 'en';
  }

  /** As the splash: what the shell has set, else what the person of the last visit chose. */
  function isDark() {
    var look = document.documentElement.className;
    if (/portal-(dark|light)/.test(look)) return /portal-dark/.test(look);
    try {
      return JSON.parse(read('portal.session.user')).appearance.schemes.main === 'dark';
    } catch (error) {
      return false;
    }
  }

  function element(name, parent, text) {
    var made = document.createElement(name);
    if (text) made.textContent = text;
    parent.appendChild(made);
    return made;
  }

  var panel = null;

  /** Shows a text in place of the splash, or below a login page: 'slow', 'failed', 'old' or 'insecure'; the first two with a button. */
  function show(kind, onRetry) {
    hide();
    var tag = language();
    var texts = TEXTS[tag];
    panel = element('div', document.body);
    panel.id = 'portal-panel';
    // A login page that is in the HTML can be typed into meanwhile.
    var isBeside = kind === 'slow' && document.querySelector('#splash[data-waiting]');
    panel.className = (isBeside ? 'beside ' : '') + (isDark() ? 'dark' : '');
    panel.lang = tag;
    panel.dir = tag === 'ar' ? 'rtl' : 'ltr';
    panel.setAttribute('role', kind === 'slow' ? 'status' : 'alert');
    element('style', panel, STYLE);
    var box = element('div', panel);
    element('h1', box, texts[kind]);
    element('p', box, texts[kind + 'Text']);
    if (kind === 'old' || kind === 'insecure') return;
    var button = element('button', box, texts.retry);
    button.type = 'button';
    button.onclick = onRetry;
  }

  function hide() {
    if (panel) panel.parentNode.removeChild(panel);
    panel = null;
  }

  /**
   * A slow connection brings bytes, a dead one does not: reads along with the requests of the scripts below `base`, as long as
   * `isWaiting`, and calls `onStall` when no byte came for a while.
   */
  function watchBytes(base, isWaiting, onStall) {
    var last = Date.now();
    var scripts = document.querySelectorAll('script[defer][src^="' + base + '"]');
    for (var index = 0; index < scripts.length; index += 1) follow(scripts[index].src);
    var timer = setInterval(function () {
      if (isWaiting() && Date.now() - last < STALL_MS) return;
      clearInterval(timer);
      if (isWaiting()) onStall('no byte of its scripts for ' + STALL_MS / 1000 + ' s');
    }, 1000);

    function follow(address) {
      fetch(address, { credentials: 'same-origin' }).then(function (response) {
        var reader = response.body.getReader();
        function next(part) {
          last = Date.now();
          if (!part.done) reader.read().then(next, nothing);
        }
        reader.read().then(next, nothing);
      }, nothing);
    }
  }

  function nothing() {}

  window.portalPanel = { show: show, hide: hide, watchBytes: watchBytes };
})();
