/** What had the focus before it came to a toast. */
let origin: HTMLElement | null = null;

/**
 * Lets the Tab key pass through the toaster. Sonner sends the focus back to where it came from whenever it leaves: whoever
 * came by the Tab key would be sent back by the next press, for as long as a toast stands. So it hears only of the focus
 * that its own keys brought to its list.
 */
export function letTabThrough(toaster: HTMLElement | null): void {
  toaster?.addEventListener('focusin', (event) => {
    const { target, relatedTarget } = event;
    if (relatedTarget instanceof HTMLElement && !toaster.contains(relatedTarget)) origin = relatedTarget;
    if (!(target instanceof HTMLOListElement)) event.stopPropagation();
  });
}

/** Gives the focus back to what had it, where it is on a toast that goes. */
export function giveFocusBack(toast: Element): void {
  if (toast.contains(document.activeElement)) origin?.focus({ preventScroll: true });
}
