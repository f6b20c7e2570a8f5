import { type Piece, piecesOf } from './words-of-clause.ts';

type Quality = Extract<Piece, { is: 'quality' }>;
export type Part = Extract<Piece, { is: 'part' }>;

/** A quality that a clause says, and of which part; of no part it is of a garment, or of all. */
export interface Bound {
  quality: Quality;
  part: Part | undefined;
}

/** What may stand between a quality and its noun. */
const BETWEEN =
  /^(?:and|n|or|colou?r(?:ed)?|shade|tone|small|big|tiny|large|nice|proper|fine|little|the|a|an|her|his|its|some|bit|more|much|very)$/;
/** What stands between a garment and its part: 'blouse ki piping'. */
const OWNS = /^(?:s|ki|ka|ke|me|mein|pe|par)$/;
const PLACED = /^(?:of|on|at|to|in|from|for|round|around|along|under|over|inside|near|across)$/;
const ARTICLE = /^(?:the|her|his|its|a|an|that|this)$/;

/** The part that a garment is only named for: 'shirt collar', 'the collar of the shirt'. */
function partOfOwner(pieces: readonly Piece[], at: number): Part | undefined {
  let next = at + 1;
  while (pieces[next]?.is === 'word' && OWNS.test(pieces[next]?.text ?? '')) next++;
  const behind = pieces[next];
  if (behind?.is === 'part') return headOf(pieces, next);
  let before = at - 1;
  while (pieces[before]?.is === 'word' && ARTICLE.test(pieces[before]?.text ?? '')) before--;
  const joint = pieces[before];
  if (joint?.is !== 'word' || !PLACED.test(joint.text)) return undefined;
  let owner = before - 1;
  while (pieces[owner]?.is === 'quality' || ARTICLE.test(pieces[owner]?.text ?? '')) owner--;
  const found = pieces[owner];
  return found?.is === 'part' ? found : undefined;
}

/** Of 'belt buckle' and of 'neck ki piping' the last is meant. */
function headOf(pieces: readonly Piece[], at: number): Part | undefined {
  let head = pieces[at];
  for (let next = at + 1; next < pieces.length; next++) {
    const one = pieces[next];
    if (one?.is === 'part') head = one;
    else if (one?.is !== 'word' || !OWNS.test(one.text)) break;
  }
  return head?.is === 'part' ? head : undefined;
}

function boundRight(pieces: readonly Piece[], at: number): Part | 'whole' | undefined {
  for (let next = at + 1; next < pieces.length; next++) {
    const one = pieces[next];
    if (!one) return undefined;
    if (one.is === 'part') return headOf(pieces, next);
    if (one.is === 'garment') return partOfOwner(pieces, next) ?? 'whole';
    if (one.is === 'it' || (one.is === 'word' && !BETWEEN.test(one.text))) return undefined;
    // 'navy and the collar white': what comes after an 'and' with an article is another
    if (one.is === 'word' && one.text === 'and' && ARTICLE.test(pieces[next + 1]?.text ?? '')) return undefined;
  }
  return undefined;
}

function boundLeft(pieces: readonly Piece[], at: number): Part | 'whole' | undefined {
  for (let before = at - 1; before >= 0; before--) {
    const one = pieces[before];
    if (one?.is === 'part') return one;
    if (one?.is === 'garment') return partOfOwner(pieces, before) ?? 'whole';
    if (one?.is === 'it')
      return pieces.slice(0, before).findLast((piece): piece is Part => piece.is === 'part') ?? 'whole';
  }
  return undefined;
}

/** Of each quality of a clause the part it is said of. Pure. */
export function boundIn(clause: string): { pieces: Piece[]; bound: Bound[] } {
  const pieces = piecesOf(clause);
  const parts = pieces.filter((piece): piece is Part => piece.is === 'part');
  const bound = pieces.flatMap((quality, at): Bound[] => {
    if (quality.is !== 'quality') return [];
    const near = boundRight(pieces, at) ?? boundLeft(pieces, at);
    if (near !== undefined) return [{ quality, part: near === 'whole' ? undefined : near }];
    // 'navy with a white collar' is of what has the collar
    let next = at + 1;
    while (pieces[next]?.is === 'quality') next++;
    const isOfAll = /^(?:with|and|but)$/.test(pieces[next]?.text ?? '');
    return [{ quality, part: isOfAll ? undefined : parts[0] }];
  });
  return { pieces, bound };
}
