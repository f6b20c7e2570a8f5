/** Where things stand on every sheet. Page units. */

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Page y of the ground the figure stands on. */
export const GROUND = 1190;
