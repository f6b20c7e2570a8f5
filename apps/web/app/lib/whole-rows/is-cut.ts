/** Where a row begins and ends, pixels of the window. */
export interface Row {
  top: number;
  bottom: number;
}

/** Pixels of a row that may be under the edge unseen: its own margin below the letters. */
const SLACK = 2;

/** Pixels above which a row is a block: left out whole it would leave a hole. */
const TALLEST = 240;

/** What ends the page at its foot: from where it is not seen any more, and where it begins to fade before. */
export interface Edge {
  fades: number;
  ends: number;
}

/** Whether the foot of the page goes through the row, which is then better not seen at all. */
export const isCut = ({ top, bottom }: Row, { fades, ends }: Edge): boolean =>
  top < ends && bottom > fades + SLACK && bottom - top <= TALLEST;
