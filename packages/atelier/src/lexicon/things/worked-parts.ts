/** Work on a part that a drawing shows wherever on the thing it is said to be: it stays a detail of the whole. */
export const KEPT_OF_PARTS: ReadonlySet<string> = new Set([
  ...['ankle-strap', 'instep-strap', 'strap-buckles', 'open-toe', 'pointed-toe', 'tassel', 'zardosi', 'zari', 'gota'],
  ...['embroidery', 'peacock-motif', 'platform', 'rope-sole', 'wedge'],
]);
