/** Where a row begins and ends, pixels of the window. */
export interface Row {
  top: number;
  bottom: number;
}

/** Pixels of a row that may be under the edge unseen: its own margin below the letters. */
const SLACK = 2;

/** Pixels above which a row is a block: left out whole it would leave a hole. */
const TALLEST = 240;

/** Whether an edge that lies over the page goes through the row, which is then better not seen at all. */
export const isCut = ({ top, bottom }: Row, edge: number): boolean =>
  top < edge && bottom > edge + SLACK && bottom - top <= TALLEST;
