type Hear = (event: PopStateEvent) => void;

let first: Hear | null = null;

/** Sets who hears of going back and forward before any router does, and can keep it from them. */
export function hearTravelFirst(hear: Hear): void {
  first = hear;
}

// In the order of their adding, whatever their phase, browsers call the listeners of a window: so the shell imports this before
// it puts up its router, and before single-spa starts, which calls later listeners of its own accord.
window.addEventListener('popstate', (event) => first?.(event));
