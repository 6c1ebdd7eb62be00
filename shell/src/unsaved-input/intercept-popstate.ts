type PopStateHandler = (event: PopStateEvent) => void;

let handler: PopStateHandler | null = null;

/** Sets the handler that gets each `popstate` before the routers and single-spa do, and can stop it. */
export function interceptPopState(next: PopStateHandler): void {
  handler = next;
}

// Browsers call the listeners of `window` in the order in which they were added. So the first chunk imports this file before it
// renders the router and before single-spa starts; the handler itself comes later, with the signed-in part.
window.addEventListener('popstate', (event) => handler?.(event));
