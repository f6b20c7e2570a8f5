import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { askedBy, type Stroke } from '#web/features/shell/shortcuts.ts';

const KEY = 'toile.single-keys';

/** Whether single keys do something; whoever speaks to the device may not want it. */
export function singleKeys(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

export function chooseSingleKeys(isOn: boolean): void {
  try {
    localStorage.setItem(KEY, isOn ? 'on' : 'off');
  } catch {
    // It holds for nobody: the keys stay on.
  }
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable], [role="menu"]') !==
    null;

/** What lies on top of the others, where several have the key. */
function pressOwner(letter: string): boolean {
  const all = document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${letter}"]`);
  const owner = [...all].filter((one) => one.checkVisibility() && !one.closest('[inert], [aria-hidden="true"]')).at(-1);
  owner?.focus();
  // A list that unfolds listens for a finger or a key, and not for a click.
  if (owner?.getAttribute('aria-haspopup') === 'menu')
    owner.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  else owner?.click();
  return owner !== undefined;
}

/** Keys that work on every screen. Gives whether the list of them is open. */
export function useShortcuts(): [boolean, (isOpen: boolean) => void] {
  const [isListed, setIsListed] = useState(false);
  const navigate = useNavigate();
  const go = useRef(navigate);
  go.current = navigate;
  useEffect(() => {
    let before: Stroke | null = null;
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isWriting(event.target)) return;
      const stroke = { key: event.key, at: event.timeStamp };
      const asked = askedBy(stroke, before);
      before = stroke;
      if (asked === 'list') setIsListed(true);
      else if (!asked || !singleKeys()) return;
      else if ('go' in asked) {
        before = null;
        void go.current(asked.go);
      } else if (!pressOwner(asked.press)) return;
      event.preventDefault();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
  return [isListed, setIsListed];
}
