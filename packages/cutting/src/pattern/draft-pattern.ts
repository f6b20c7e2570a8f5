import type { Specification } from '../spec/specification.ts';
import { bodiceOfSuit } from '../spec/torso/bodice-of-suit.ts';
import { TIE, tiesAmong } from '../spec/torso/ties.ts';
import { draftDrape, draftRound } from './draft/draft-cloth.ts';
import { draftLegs } from './draft/draft-legs.ts';
import { draftSkirt } from './draft/draft-skirt.ts';
import { draftTorso } from './draft/draft-torso.ts';
import { type Pattern, type Piece, rectangle } from './piece.ts';
import { withAllowances } from './with-allowances.ts';

const NOTHING: Pattern = { pieces: [], joins: [] };

/** The pieces of a garment from its specification; what cannot be drafted says why, and what comes nearest. */
export function draftPattern(spec: Specification): Pattern {
  const pattern = drafted(spec);
  if (pattern.undrafted) return pattern;
  return withAllowances({ ...pattern, pieces: [...pattern.pieces, ...tiesOf(spec)] }, spec);
}

/** A cape's lining is cut as its cloth. */
const linedRound = (shell: Pattern, isLined: boolean): Pattern =>
  isLined
    ? {
        ...shell,
        pieces: [
          ...shell.pieces,
          ...shell.pieces.map(
            (q): Piece => ({ ...q, id: `${q.id}-lining`, name: `${q.name}, lining`, cloth: 'lining' }),
          ),
        ],
      }
    : shell;

/** Ties that close it, cut double. */
function tiesOf({ closings }: Specification): Piece[] {
  const count = tiesAmong(closings);
  return count
    ? [rectangle('tie', 'Tie', { width: TIE.long, height: TIE.wide * 2 }, { cut: count, lengthwise: true })]
    : [];
}

/** Whether elastic or a cord runs in the band. */
const isCased = ({ seams }: Specification): boolean =>
  seams.some(({ where, how }) => where === 'band' && how.startsWith('casing'));

function drafted(spec: Specification): Pattern {
  const { cut, parts, garment } = spec;
  if ('none' in cut.block) return { ...NOTHING, undrafted: { why: cut.block.none, nearest: cut.block.nearest } };
  const men = spec.who === 'men';
  switch (cut.form) {
    case 'torso':
      return parts.torso ? draftTorso(parts.torso, garment, { build: cut.build, men, cut }) : NOTHING;
    case 'jumpsuit': {
      const upper = parts.torso
        ? draftTorso(parts.torso, bodiceOfSuit(garment), { build: cut.build, men, cut })
        : NOTHING;
      const lower = parts.legs ? draftLegs(parts.legs, garment, cut.kind) : NOTHING;
      if (upper.undrafted) return upper;
      return { pieces: [...upper.pieces, ...lower.pieces], joins: [...upper.joins, ...lower.joins] };
    }
    case 'skirt':
      return parts.skirt
        ? draftSkirt(parts.skirt, cut.kind, garment, { lined: cut.lined === true, casing: isCased(spec) })
        : NOTHING;
    case 'legs':
      return parts.legs ? draftLegs(parts.legs, garment, cut.kind) : NOTHING;
    case 'drape':
      return parts.drape ? draftDrape(parts.drape) : NOTHING;
    case 'round':
      return parts.torso ? linedRound(draftRound(parts.torso), cut.lined === true) : NOTHING;
  }
}
