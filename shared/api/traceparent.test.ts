const HEADER = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/;

/** Of a page that was loaded anew. */
async function load(head: string) {
  document.head.innerHTML = head;
  jest.resetModules();
  const { traceparent } = await import('./traceparent');
  return () => HEADER.exec(traceparent() ?? '') ?? [];
}

it('is nothing where the gateway does not trace', async () => {
  expect((await load(''))()).toEqual([]);
});

it('is one trace for the calls of one click, with a place in it for each', async () => {
  const traceparent = await load('<meta name="portal-traces" content="">');
  const [, first, one] = traceparent();
  const [, second, other] = traceparent();
  expect(second).toBe(first);
  expect(other).not.toBe(one);
  document.dispatchEvent(new MouseEvent('click'));
  expect(traceparent()[1]).not.toBe(first);
});
