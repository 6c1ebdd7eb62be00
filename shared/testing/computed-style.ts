/** What an element takes from those that it stands in, and its value where none says anything. */
const INHERITED: Readonly<Record<string, string>> = { visibility: 'visible', 'pointer-events': 'auto' };
/** Attributes by which a browser's own style sheet tells elements of one tag apart. */
const TELLING = ['hidden', 'open', 'type'];

/**
 * The computed style of an element where no style sheet is loaded: its inline style, what it inherits, and what its tag has by
 * default. jsdom's own matches every rule of the browser's style sheet for the element and for all that it stands in, each time
 * that a test asks for something by its role.
 */
export function computeWithoutSheets(original: typeof getComputedStyle): typeof getComputedStyle {
  const byTag = new Map<string, CSSStyleDeclaration>();

  function defaultsOf(element: Element): CSSStyleDeclaration {
    const attributes = TELLING.map((name) => [name, element.getAttribute(name)] as const);
    const key = [element.localName, ...attributes.map(([, value]) => value)].join(' ');
    const known = byTag.get(key);
    if (known) return known;
    const bare = document.createElementNS(element.namespaceURI, element.localName);
    for (const [name, value] of attributes) if (value !== null) bare.setAttribute(name, value);
    const computed = original(bare);
    byTag.set(key, computed);
    return computed;
  }

  return (element) => {
    const defaults = defaultsOf(element);
    const valueOf = (name: string): string =>
      name in INHERITED
        ? inherited(element, name)
        : inlineOf(element, name) || defaults.getPropertyValue(name);
    return new Proxy(defaults, {
      get: (target, key) => {
        if (key === 'getPropertyValue') return valueOf;
        const value: unknown = Reflect.get(target, key, target);
        return typeof value === 'string' && typeof key === 'string' ? valueOf(toKebabCase(key)) : value;
      },
    });
  };
}

function inherited(element: Element, name: string): string {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const value = inlineOf(at, name);
    if (value !== '') return value;
  }
  return INHERITED[name] ?? '';
}

function inlineOf(element: Element, name: string): string {
  return 'style' in element ? (element as HTMLElement).style.getPropertyValue(name) : '';
}

function toKebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
