/** What of a garment its technical drawings on the sheet show: they are drawn with and without it. */
import type { FlatDrafter, Garment, Look, ReadSpan } from '@toile/look';
import { IN_THE_FLATS } from '#atelier/lexicon/details/had-anyway.ts';
import { telling } from './flat.ts';

/** Of so many garments a sheet has drawings. */
const MOST = 3;

const garmentsWithFlats = (look: Look): readonly Garment[] =>
  look.product || look.companion ? [] : telling(look, MOST);

/** Whether the drawings of a garment have a detail by its cut. */
export const isOfCut = (look: Look, id: string, { id: detail }: Garment['details'][number]): boolean =>
  garmentsWithFlats(look).some((one) => one.id === id && IN_THE_FLATS[one.kind]?.includes(detail));

/** What is taken away of a garment and of what was read of it; a span may be read otherwise instead. */
interface Taken {
  details?: (detail: Garment['details'][number]) => boolean;
  spans: (span: ReadSpan) => boolean;
  instead?: (span: ReadSpan) => ReadSpan;
}

/** Whether the drawings of a garment are others without what is taken away. Deterministic. */
export function flatsShow(look: Look, id: string, taken: Taken, draft: FlatDrafter): boolean {
  const garment = garmentsWithFlats(look).find((one) => one.id === id);
  if (!garment) return false;
  const { details = () => false, spans, instead } = taken;
  const bare: Garment = { ...garment, details: garment.details.filter((detail) => !details(detail)) };
  const without: Look = {
    ...look,
    garments: look.garments.map((one) => (one === garment ? bare : one)),
    reading: {
      ...look.reading,
      understood: look.reading.understood.flatMap((span) => (spans(span) ? (instead ? [instead(span)] : []) : [span])),
    },
  };
  return JSON.stringify(draft(look, garment)) !== JSON.stringify(draft(without, bare));
}
