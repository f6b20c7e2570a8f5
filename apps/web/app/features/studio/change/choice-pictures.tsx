import type { Look } from '@toile/look';
import { useEffect, useState } from 'react';
import { CHANGE } from '#web/content/change.ts';
import type { HandOffers } from '#web/features/studio/sketch/sketch-messages.ts';
import { capital } from '#web/lib/capital.ts';
import { Bitmap } from '#web/lib/painter/bitmap.tsx';
import type { Painter } from '#web/lib/painter/painter.ts';
import type { Crop } from '#web/lib/painter/painter-messages.ts';
import { Button } from '#web/ui/button.tsx';

type Offer = HandOffers['groups'][number]['offers'][number];

/** What small pictures are painted from: the design as it is chosen so far. */
export interface Painting {
  look: Look;
  seed: number;
  painter: () => Painter | null;
}

/** Pixels of a whole person; a part of one is painted larger, and cut out. */
const WHOLE = { width: 120, height: 160 };
const PART = { width: 360, height: 480 };

/** What of the picture tells one choice from another, by the slot; undefined is all of it. */
const SEEN: Readonly<Record<string, Crop['part'] | undefined>> = {
  length: undefined,
  silhouette: undefined,
  neckline: 'neck',
  collar: 'neck',
  'sleeve.length': 'sleeves',
  'sleeve.shape': 'sleeves',
};

const slotOf = (slot: string): { garmentId: string; part: string } => {
  const at = slot.indexOf('.');
  return { garmentId: slot.slice(0, at), part: slot.slice(at + 1) };
};

/** Whether a slot's values are told apart by looking at them. */
export const isPictured = ({ slot }: Pick<Offer, 'slot'>): boolean => Object.hasOwn(SEEN, slotOf(slot).part);

/** Each value as it would look on this design, painted one after the other; a picture that does not come is none. */
function usePictures({ look, seed, painter }: Painting, { slot, values }: Offer): ReadonlyMap<string, ImageBitmap> {
  const [pictures, setPictures] = useState<ReadonlyMap<string, ImageBitmap>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values of a slot follow from the look; the painter is one for the page
  useEffect(() => {
    let isLeft = false;
    const painted: ImageBitmap[] = [];
    const { garmentId, part } = slotOf(slot);
    const seen = SEEN[part];
    const size = seen ? { ...PART, crop: { garmentId, part: seen } } : WHOLE;
    const show = (to: string, picture: ImageBitmap) => {
      if (isLeft) return picture.close();
      painted.push(picture);
      setPictures((all) => new Map(all).set(to, picture));
    };
    const paint = async () => {
      for (const to of values) {
        if (isLeft) return;
        const order = { look, seed, ...size, moves: [{ slot, to }] };
        await painter()
          ?.person(order)
          .then(({ picture }) => show(to, picture))
          .catch(() => undefined);
      }
    };
    void paint();
    return () => {
      isLeft = true;
      setPictures(new Map());
      for (const picture of painted) picture.close();
    };
  }, [look, seed, slot]);
  return pictures;
}

interface Props {
  offer: Offer;
  painting: Painting;
  onMove: (slot: string, to: string) => void;
}

const called = (id: string) => capital(id.replaceAll('-', ' '));

function Pictures({ offer, painting, onMove }: Props) {
  const pictures = usePictures(painting, offer);
  return (
    <ul className="hand-pictures" aria-label={CHANGE.picturesOf(offer.name)}>
      {offer.values.map((to) => {
        const picture = pictures.get(to);
        return (
          <li key={to}>
            <button type="button" aria-pressed={to === offer.value} onClick={() => onMove(offer.slot, to)}>
              <span className="hand-picture">{picture ? <Bitmap picture={picture} /> : null}</span>
              <span className="small">{called(to)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The values of a slot as small pictures of this very design, painted when they are asked for. */
export function ChoicePictures(props: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="hand-seen">
      <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {CHANGE.inPictures(props.offer.name)}
      </Button>
      {isOpen ? <Pictures {...props} /> : null}
    </div>
  );
}
