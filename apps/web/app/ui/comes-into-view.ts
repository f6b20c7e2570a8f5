/** As a ref: what opens out of sight is brought into view, by no more than is needed. */
export function comesIntoView(opened: HTMLElement | null): void {
  opened?.scrollIntoView({ block: 'nearest' });
}
