import { openBrowser, signIn } from './lib/bench-browser.mjs';
const base = 'http://localhost:18655';
const browser = await openBrowser();
const ctx = await browser.newContext({ viewport: { width: 1280, height: 860 } });
const page = await ctx.newPage();
await page.addInitScript(() => {
  globalThis.slow = [];
  const wrap = (proto, name) => { const d = Object.getOwnPropertyDescriptor(proto, name); if (!d || typeof d.value !== 'function') return; proto[name] = function (...a) { const t = performance.now(); const r = d.value.apply(this, a); const took = performance.now() - t; if (took > 8 || name === 'clear') globalThis.slow.push([name, Math.round(t), Math.round(took)]); return r; }; };
  for (const name of Object.getOwnPropertyNames(WebGL2RenderingContext.prototype)) wrap(WebGL2RenderingContext.prototype, name);
  wrap(HTMLCanvasElement.prototype, 'getContext');
  const raf = window.requestAnimationFrame; 
  window.requestAnimationFrame = (f) => raf((t) => { const a = performance.now(); f(t); const took = performance.now() - a; if (took > 20) globalThis.slow.push(['raf', Math.round(a), Math.round(took)]); });
  new PerformanceObserver((l) => l.getEntries().forEach((e) => globalThis.slow.push(['longtask', Math.round(e.startTime), Math.round(e.duration)]))).observe({ type: 'longtask' });
});
await signIn(page, base);
const listed = page.waitForResponse((r) => r.url().includes('/api/client/case?'));
await page.goto(`${base}/dashboard/admin/IN_CUSTOMER_APPPROVE`);
const { data } = await (await listed).json();
const waiting = data.find(({ status }) => status === 'IN_CUSTOMER_APPPROVE');
await page.goto(`${base}/admin/all/${waiting.uuid}/plans`);
const btn = page.getByRole('button', { name: /^View in 3D/ }).first();
const slider = page.getByRole('slider', { name: 'Stage', exact: true });
await btn.waitFor();
const cdp = await ctx.newCDPSession(page);
for (let i = 0; i < 4; i++) {
  await page.evaluate(() => performance.clearResourceTimings());
  if (i === 3) { await cdp.send('Profiler.enable'); await cdp.send('Profiler.setSamplingInterval', { interval: 500 }); await cdp.send('Profiler.start'); }
  const t0 = await page.evaluate(() => performance.now());
  const start = performance.now();
  await btn.click(); const tclick = performance.now() - start;
  await page.locator('main canvas').waitFor({ state: 'attached' }); const tcanvas = performance.now() - start;
  await slider.waitFor();
  console.log('click', tclick.toFixed(0), 'canvas', tcanvas.toFixed(0), 'slider', (performance.now() - start).toFixed(0));
  console.log(JSON.stringify(await page.evaluate((t0) => globalThis.slow.splice(0).map(([n, a, b]) => `${n} ${Math.round(a - t0)} +${b}`), t0)));
  console.log(JSON.stringify(await page.evaluate((t0) => performance.getEntriesByType('resource').map((r) => [r.name.slice(-40), Math.round(r.startTime - t0), Math.round(r.duration)]), t0)));
  if (i === 3) break;
  await page.goBack(); await btn.waitFor();
}
const { profile } = await cdp.send('Profiler.stop');
const byNode = new Map(); profile.nodes.forEach((n) => byNode.set(n.id, n));
const dt = profile.timeDeltas; const self = new Map();
profile.samples.forEach((id, i) => { const n = byNode.get(id); const k = `${n.callFrame.functionName} ${n.callFrame.url.slice(-40)}:${n.callFrame.lineNumber}:${n.callFrame.columnNumber}`; self.set(k, (self.get(k) ?? 0) + (dt[i] ?? 0)); });
console.log([...self].sort((a, b) => b[1] - a[1]).slice(0, 16).map(([k, v]) => `${(v / 1000).toFixed(0).padStart(6)} ${k}`).join('\n'));
await browser.close();
