import { computeWithoutSheets } from './computed-style';

/** A document whose styles jsdom computes itself. */
const frame = document.body.appendChild(document.createElement('iframe')).contentWindow as Window &
  typeof globalThis;
const ours = computeWithoutSheets(frame.getComputedStyle);
const PROPERTIES = ['display', 'visibility', 'pointer-events', 'width', 'position', 'content'];

it.each([
  '<div id="it"></div>',
  '<span id="it"></span>',
  '<a id="it" hidden></a>',
  '<div id="it" style="display: none; width: 12px"></div>',
  '<p hidden><b id="it"></b></p>',
  '<div style="visibility: hidden"><b id="it"></b></div>',
  '<div style="visibility: hidden"><b style="visibility: visible"><i id="it"></i></b></div>',
  '<div style="pointer-events: none; position: fixed"><button id="it">x</button></div>',
  '<input id="it" type="hidden">',
  '<details open><summary id="it">x</summary></details>',
  '<table><tbody><tr><td id="it"></td></tr></tbody></table>',
  '<svg><path id="it"></path></svg>',
])('computes the style of %s as jsdom does', (html) => {
  frame.document.body.innerHTML = html;
  const element = frame.document.querySelector('#it');
  if (!element) throw new Error('There is no element #it');
  const values = (compute: typeof getComputedStyle) =>
    PROPERTIES.map((name) => `${name}: ${compute(element).getPropertyValue(name)}`);
  expect(values(ours)).toEqual(values(frame.getComputedStyle));
  const { display, pointerEvents } = ours(element);
  expect(`display: ${display}, pointer-events: ${pointerEvents}`).toBe(
    `${values(ours)[0]}, ${values(ours)[2]}`,
  );
});
