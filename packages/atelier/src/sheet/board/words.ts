/** Words of a board: measured first, set where there is room. */
import { momentLine } from '#atelier/sheet/lettering/sheet-words.ts';
import { titleParts } from '#atelier/sheet/lettering/title-parts.ts';
import {
  type Face,
  lengthOf,
  measuringContext,
  setFace,
  wrapEvenly,
  wrapWords,
} from '#atelier/sheet/lettering/type.ts';
import { mannerOf } from '#atelier/sheet/page/manner.ts';
import { groundBy } from '#atelier/sheet/page/page-of.ts';
import type { Board, SetLine } from './board.ts';

/** Something of a known height that is set where it is told. */
export interface Block {
  height: number;
  set: (x: number, y: number) => void;
}

/** Page units: sizes of type and from line to line; from a head to what follows. */
export const TYPE = { body: 23, bodyLead: 29, lead: 21, leadLead: 29, least: 34, leading: 1.06, rise: 0.78 } as const;
const AFTER_HEAD = 22;

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Lines of running words. */
export function linesOf(words: string, width: number, face: Face = 'sans', size: number = TYPE.body): string[] {
  const measure = measuringContext();
  setFace(measure, face, size);
  return wrapWords(measure, words, width);
}

export interface Setting {
  width: number;
  face?: Face;
  size?: number;
  isSoft?: boolean;
  /** Lines beyond are left out. */
  most?: number;
}

/** A paragraph. */
export function paragraph(board: Board, words: string, o: Setting): Block {
  const { width, face = 'sans', size = TYPE.body, isSoft = false, most = Number.POSITIVE_INFINITY } = o;
  const lines = linesOf(words, width, face, size).slice(0, most);
  const lead = (size * TYPE.bodyLead) / TYPE.body;
  return {
    height: lines.length * lead,
    set: (x, y) => {
      for (const [i, line] of lines.entries())
        board.lines.push({ words: line, x, y: y + size * TYPE.rise + i * lead, size, face, isSoft });
    },
  };
}

/** The largest size, downward from one wished for, at which a head stands on so many lines. */
function headLines(
  words: string,
  face: Face,
  { width, size, most }: { width: number; size: number; most: number },
): { lines: string[]; size: number } {
  const measure = measuringContext();
  for (let at = size; at > TYPE.least; at -= 2) {
    setFace(measure, face, at);
    const lines = wrapEvenly(measure, words, width, true);
    if (lines.length <= most && lines.every((line) => lengthOf(measure, line) <= width)) return { lines, size: at };
  }
  setFace(measure, face, TYPE.least);
  return { lines: wrapEvenly(measure, words, width), size: TYPE.least };
}

/** The name of a design in its two scales, and its moment under it. */
export function titleBlock(board: Board, o: { width: number; size: number; most?: number; isBare?: boolean }): Block {
  const { look, seed } = board;
  const { width, size: wished, most = 2, isBare = false } = o;
  const { titleFace: face } = mannerOf(groundBy(look), seed);
  const { lead, head } = titleParts(look);
  const leads = lead ? linesOf(lead, width, 'lead', TYPE.lead) : [];
  const { lines, size } = headLines(head, face, { width, size: wished, most });
  const moment = isBare ? null : paragraph(board, momentLine(look), { width, isSoft: true });
  const headAt = leads.length * TYPE.leadLead;
  const afterHead = headAt + ((lines.length - 1) * TYPE.leading + 1) * size + AFTER_HEAD;
  return {
    height: moment && moment.height > 0 ? afterHead + moment.height : afterHead - AFTER_HEAD,
    set: (x, y) => {
      const add = (line: SetLine): void => void board.lines.push(line);
      for (const [i, words] of leads.entries())
        add({ words, x, y: y + TYPE.lead * TYPE.rise + i * TYPE.leadLead, size: TYPE.lead, face: 'lead' });
      for (const [i, words] of lines.entries())
        add({ words, x, y: y + headAt + size * (TYPE.rise + i * TYPE.leading), size, face });
      moment?.set(x, y + afterHead);
    },
  };
}

/** A small heading in spaced capitals. */
export const heading = (board: Board, words: string, width: number): Block =>
  paragraph(board, words.toUpperCase(), { width, face: 'lead', size: TYPE.lead - 2 });
