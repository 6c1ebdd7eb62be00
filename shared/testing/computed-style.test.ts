/** What a test looks for by its role is left out where one of these says that nobody sees it. */
describe('the computed style of page tests', () => {
  function style(html: string): CSSStyleDeclaration {
    document.body.innerHTML = html;
    const element = document.querySelector('#it');
    if (!element) throw new Error('There is no element #it');
    return getComputedStyle(element);
  }

  it.each([
    ['block for a division', '<div id="it"></div>', 'display', 'block'],
    ['inline for a span', '<span id="it"></span>', 'display', 'inline'],
    ['none for a hidden element', '<div id="it" hidden></div>', 'display', 'none'],
    ['none by the inline style', '<div id="it" style="display: none"></div>', 'display', 'none'],
    ['its own display inside of a hidden element', '<p hidden><b id="it"></b></p>', 'display', 'inline'],
    ['visible without a word about it', '<div id="it"></div>', 'visibility', 'visible'],
    [
      'hidden inside of what is hidden',
      '<div style="visibility: hidden"><b id="it"></b></div>',
      'visibility',
      'hidden',
    ],
    [
      'no pointer where the outer element takes none',
      '<div style="pointer-events: none"><b id="it"></b></div>',
      'pointer-events',
      'none',
    ],
    ['a size as it was set', '<div id="it" style="width: 12px"></div>', 'width', '12px'],
  ])('is %s', (_, html, property, value) => {
    expect(style(html).getPropertyValue(property)).toBe(value);
  });

  it('can be read by property', () => {
    const { display, pointerEvents } = style('<i id="it" style="pointer-events: none"></i>');
    expect({ display, pointerEvents }).toEqual({ display: 'inline', pointerEvents: 'none' });
  });
});
