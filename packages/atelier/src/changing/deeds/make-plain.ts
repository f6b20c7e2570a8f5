import { detailWord, type Garment } from '@toile/look';
import { draftOf } from '#atelier/reading/draft-of.ts';
import { isGarment } from '../is-garment.ts';
import { subjectOf, wornAs } from '../targets.ts';
import { mainGarment, mark, type Work } from '../work.ts';

const PLAIN = '(?:plain|solid|unprinted|without (?:any )?(?:work|embroidery|print|design)|absolutely plain|all plain)';
const WAYS: readonly RegExp[] = [
  new RegExp(
    `^(?:make |keep |have |want )?(?:the |her |his )?(?<what>[a-z ]+?)(?: part)?,? (?:should be |to be |must be |is |be |in |as )?(?:just |totally |completely |only )?${PLAIN}(?: one)?$`,
  ),
  /^(?:with |in )?(?:a )?plain (?:the )?(?<what>[a-z]+)$/,
];
const WORKED =
  /embroider|zari|zardosi|sequin|bead|mirror|gota|work|motif|applique|stones|aari|kantha|chikankari|phulkari|mukaish|embellished|foil|graphic|figurative/;

/** A garment without what is worked or printed on it. */
function bared(garment: Garment): Garment {
  const details = garment.details.filter((detail) => !WORKED.test(detailWord(detail)));
  const { embroidery: _, ...trims } = garment.trims;
  const print = { kind: 'solid' as const, colours: [], scale: 'medium' as const };
  return { ...garment, details, trims, cloth: { ...garment.cloth, print } };
}

/** What is woven into a border goes, the border stays. */
const EDGE =
  /^(?:(?:make|with|the|a|just|keep|have) )*(?:simple|plain) border$|^(?:no|drop|remove|without|skip|lose) (?:the )?(?:zari|gold|temple)(?: (?:from|on|of|in) the border)?$|^border (?:to be |should be |be )?(?:simple|plain)$/;

function plainEdge({ look, before, notDone }: Work): boolean {
  const edged = look.garments.find(({ border }) => border);
  if (!edged?.border) return false;
  const was = before.garments.find(({ id }) => id === edged.id)?.border;
  if (was?.kind === 'plain') notDone.push(`The border of the ${edged.name} is plain.`);
  const next = { ...edged, border: { ...edged.border, kind: 'plain' as const } };
  look.garments = look.garments.map((one) => (one === edged ? next : one));
  mark({ look }, `${edged.id}.border`);
  return true;
}

/** 'The lehenga plain': what is worked and printed on it goes. @returns whether that was asked of something worn */
export function makePlain(work: Work, clause: string): boolean {
  if (EDGE.test(clause)) return plainEdge(work);
  const what = WAYS.map((way) => way.exec(clause)).find(Boolean)?.groups?.what;
  if (what === undefined) return false;
  const { look } = work;
  const [thing, ...others] = draftOf(what).things.filter(isGarment);
  const isWhole = /^(?:it|this|that|everything)$/.test(what);
  const garment = thing && others.length === 0 ? wornAs(look, thing.entry) : isWhole ? mainGarment(look) : undefined;
  if (!garment || thing?.said.some(({ as }) => as !== 'print')) return false;
  const next = bared(garment);
  const isSame =
    next.details.length === garment.details.length && garment.cloth.print.kind === 'solid' && !garment.trims.embroidery;
  if (isSame) work.notDone.push(`The ${garment.name} is plain already.`);
  else look.garments = look.garments.map((one) => (one === garment ? next : one));
  mark(work, `${garment.id}.print`);
  work.subject = subjectOf(next);
  return true;
}
