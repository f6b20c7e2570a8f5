import { detailsNamed, GARMENT_KINDS, type Garment } from '@toile/look';
import { describe, expect, it } from 'vitest';
import { isTelling } from '../spec/construction.ts';
import { anyGarment, lookOf, plainGarment, seeded } from '../spec/look.fixture.ts';
import type { Specification } from '../spec/specification.ts';
import { specify } from '../spec/specify.ts';
import { draftPattern } from './draft-pattern.ts';
import type { Pattern, Piece } from './piece.ts';

interface Made {
  spec: Specification;
  pattern: Pattern;
}

const piece = ({ pattern }: Made, id: string): Piece | undefined => pattern.pieces.find((p) => p.id === id);
const has =
  (...ids: string[]) =>
  (made: Made) =>
    ids.every((id) => piece(made, id) !== undefined);
const darts = (made: Made, id: string, upright: boolean): boolean =>
  (piece(made, id)?.inner ?? []).some(
    ({ kind, points }) =>
      kind === 'dart' && upright === Math.abs((points[0]?.[1] ?? 0) - (points.at(-1)?.[1] ?? 0)) < 0.5,
  );
const bustDart = (made: Made) => piece(made, 'front')?.sides.some((s) => s.name === 'dart') === true;
const waistDarts = (made: Made) => darts(made, 'front', true) && darts(made, 'back', true);
const side = (made: Made, name: string) => made.pattern.pieces.some((p) => p.sides.some((s) => s.name === name));
const cut = (made: Made, id: string) => piece(made, id)?.cut ?? 0;
const trim = ({ spec }: Made, id: string) => spec.trims.some((t) => t.id === id);
/** What a back is cut wider than its yoke, both halves. */
const widthOver = (made: Made): number =>
  2 * Math.round(-Math.min(0, ...(piece(made, 'back')?.sides ?? []).flatMap(({ points }) => points.map(([x]) => x))));
const figure = (text: string) => Number(/[\d.]+/.exec(text)?.[0]);
/** Done with the needle, not with the scissors: no piece shows it. */
const atTheMachine = () => true;

/** Every clause that the house may write, and what of the pieces or trims it must find. */
const PROMISES: readonly (readonly [clause: RegExp, kept: (made: Made, clause: string) => boolean])[] = [
  [/^no darts$/, (m) => !bustDart(m) && !darts(m, 'front', true)],
  [/^shoulder taped$/, (m) => trim(m, 'tape')],
  [/^rib at 85 %/, (m) => m.pattern.pieces.some((p) => p.cloth === 'rib')],
  [/^side bust dart$/, bustDart],
  [/^waist darts front and back$/, waistDarts],
  [/^front dart and side panel under the arm$/, (m) => darts(m, 'front', true) && has('side-panel')(m)],
  [/^side panel under the arm$/, has('side-panel')],
  [/^princess seams from the shoulder$/, has('front-side', 'back-side')],
  [/^two-piece sleeve$/, has('sleeve', 'sleeve-under')],
  [/^(half canvas|canvas to)/, (m) => trim(m, 'canvas')],
  [/^(back yoke in two layers|back yoke)$/, (m) => cut(m, 'yoke') === 2],
  [/^no yoke$/, (m) => !has('yoke')(m)],
  [/^box pleat at centre back$/, (m) => piece(m, 'back')?.inner.some((q) => q.kind === 'pleat') === true],
  [/^[\d.]+ cm of cloth$/, (m, text) => widthOver(m) === figure(text)],
  [/^open collar in one piece$/, (m) => has('collar', 'facing')(m) && !has('collar-fall')(m)],
  [/^[\d.]+ cm at the centre back$/, has('collar')],
  [/^front turned back to the break$/, has('facing')],
  [/^straight sides to the slit$/, (m) => has('front', 'back')(m)],
  [/^(front facings|facing to the hem)$/, has('facing', 'facing-fusing')],
  [/^lining to the hem$/, has('front-lining', 'back-lining')],
  [/^unlined$/, (m) => !has('front-lining')(m)],
  [/^back of lining with strap$/, (m) => piece(m, 'back')?.cloth === 'lining' && has('strap')(m)],
  [/^cut in one straight panel/, has('front', 'back')],
  [/^sleeve set straight$/, (m) => m.spec.parts.torso?.sleeve === undefined || has('sleeve')(m)],
  [/^\d+ kalis$/, (m, text) => cut(m, 'kali') === figure(text)],
  [/^each .* at the hem$/, atTheMachine],
  [/^hang a day before levelling$/, atTheMachine],
  [/^\d+ tiers$/, (m, text) => has(`tier-${figure(text)}`)(m)],
  [/^each gathered to one and a half/, atTheMachine],
  [/^skirt joined/, (m) => has('skirt')(m) || has('tier-1')(m)],
  [/^sweep/, atTheMachine],
  [/^placket/, has('placket', 'placket-fusing')],
  [/^box end$/, atTheMachine],
  [/^roll collar .*$/, (m) => piece(m, 'collar')?.cloth === 'rib'],
  [/^of rib$/, atTheMachine],
  [/^collar stand/, has('collar')],
  [/^fall [\d.]+ cm$/, has('collar')],
  [/^stand collar/, has('collar')],
  [/^fused$/, (m) => m.pattern.pieces.some((p) => p.cloth === 'interfacing')],
  [/^bow ends/, (m) => cut(m, 'bow') === 2],
  [/^neck rib/, (m) => piece(m, 'collar')?.cloth === 'rib'],
  [/^slits? [\d.]+ cm$/, (m) => m.spec.parts.torso?.joint !== undefined || side(m, 'slit')],
  [/^slit [\d.]+ cm in one side seam$/, (m) => side(m, 'side')],
  [/^(faced|bar-tacked|turned)$/, atTheMachine],
  [/^centre-back vent/, (m) => piece(m, 'back')?.sides.some((s) => s.name === 'vent') === true],
  [/^cuff/, has('cuff')],
  [/^straight cloth$/, has('cloth')],
  [/^wrapped and tucked$/, atTheMachine],
  [/^band/, has('band', 'band-fusing')],
  [/^casing/, (m) => has('band')(m) && !has('band-fusing')(m)],
  [/^\d+ pleats$/, has('skirt')],
  [/^(pressed|stitched down to the hip)$/, atTheMachine],
  [/^border/, (m) => trim(m, 'border')],
  [/^vent/, (m) => piece(m, 'back')?.sides.some((s) => s.name === 'vent') === true],
  [/^fly with J stitch$/, has('fly')],
  [/^hook and bar$/, atTheMachine],
  [/^pockets with pocketing$/, (m) => has('pocket-bag')(m)],
  [/^belt/, has('belt')],
  [/^legs pleated into it$/, has('panel', 'kali')],
  [/of length gathers in rings$/, atTheMachine],
  [/^cut on the bias$/, (m) => piece(m, 'leg-front')?.bias === true],
  [/^flare of/, has('flare')],
  [/^joint covered/, atTheMachine],
  [/^hemmed cloth/, has('cloth')],
  [/^blouse piece/, has('blouse-piece')],
  [/on the lower edge$/, has('fall')],
  [/^from 15 cm in$/, atTheMachine],
  [/^tassels/, (m) => trim(m, 'tassel')],
];

/** What the words promise and the pieces lack. */
function broken(made: Made): string[] {
  const { construction, garment } = made.spec;
  // the Look's own details stand last, by their names
  const named = garment.details.filter((detail) => isTelling(detail, made.spec.parts));
  const house = construction.slice(0, construction.length - named.length);
  const clauses = house.flatMap(({ text }) => text.split(/[,;] /));
  return clauses.flatMap((clause) => {
    const row = PROMISES.find(([words]) => words.test(clause));
    if (!row) return [`“${clause}” is read by no row`];
    return row[1](made, clause) ? [] : [`“${clause}” is not kept by ${made.pattern.pieces.map((p) => p.id).join(' ')}`];
  });
}

const PEOPLE = [{ presentation: 'female' }, { presentation: 'male' }, { ageGroup: 'child' }] as const;

function make(garment: Garment, person: (typeof PEOPLE)[number]): Made | undefined {
  const spec = specify(lookOf([garment], person), garment);
  const pattern = draftPattern(spec);
  return pattern.undrafted ? undefined : { spec, pattern };
}

describe('what the construction promises', () => {
  it('is kept by the pieces of every garment, for everybody', () => {
    for (const person of PEOPLE)
      for (const kind of GARMENT_KINDS) {
        const made = make(plainGarment(kind), person);
        if (made) expect(broken(made), `${kind} ${JSON.stringify(person)}`).toEqual([]);
      }
  });

  it('is kept by the pieces of 300 garments of any slots', () => {
    const random = seeded(14);
    for (let i = 0; i < 300; i++) {
      const kind = GARMENT_KINDS[Math.floor(random() * GARMENT_KINDS.length)] ?? 'kurta';
      const made = make(anyGarment(kind, random), PEOPLE[i % 3] ?? PEOPLE[0]);
      if (made) expect(broken(made), `${i} ${kind}`).toEqual([]);
    }
  });
});

describe('a pocket in the words', () => {
  it.each([
    ['shirt', 'patch-pocket', ['patch-pocket']],
    ['jacket', 'patch-pocket', ['patch-pocket', 'pocket-flap']],
    ['hoodie', 'kangaroo-pocket', ['kangaroo-pocket']],
    ['blazer', 'flap-pocket', ['pocket-flap', 'jetting', 'pocket-bag', 'breast-welt']],
    ['bandhgala', 'welt-pocket', ['welt', 'pocket-bag', 'breast-welt']],
    ['waistcoat', 'welt-pocket', ['welt', 'pocket-bag', 'breast-welt']],
  ] as const)('of a %s: %s', (kind, pocket, ids) => {
    const made = make(plainGarment(kind, { details: detailsNamed([pocket]) }), PEOPLE[1]);
    for (const id of ids) expect(made && piece(made, id), id).toBeDefined();
  });
});

describe('a coat’s sleeve', () => {
  const blazer = make(plainGarment('blazer', { fit: 'fitted' }), PEOPLE[0]);

  it('is of two pieces whose seams are of one length, and bends to the front below the elbow', () => {
    const [upper, under] = ['sleeve', 'sleeve-under'].map((id) => blazer && piece(blazer, id));
    const run = (p: Piece | undefined, name: string) => p?.sides.find((s) => s.name === name)?.points ?? [];
    const back = run(upper, 'seam-back');
    expect(run(under, 'seam-back')).toEqual(back);
    const [heel, top] = [back[0]?.[0] ?? 0, back.at(-1)?.[0] ?? 0];
    expect(heel).toBeGreaterThan(top + 2);
    expect(run(under, 'hem').length).toBeGreaterThan(0);
  });
});
