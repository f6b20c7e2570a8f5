/** What a cut garment is: layers of cloth as plain data, from which it is painted, drawn flat and told. */

import type { Garment } from '@toile/look';
import type { Build, Material } from '#atelier/cloth/build.ts';
import type { Sleeve } from '#atelier/garments/sleeve/sleeve-parts.ts';
import type { Point } from '#atelier/kit/points.ts';
import type { Side } from '#atelier/kit/side.ts';
import type { ShadyHem } from './lower/skirt/hem-shade.ts';
import type { Part } from './part.ts';

/** One build in its cloths, painted at once. */
export interface ClothLayer {
  is: 'cloth';
  garment: Garment;
  part: Part;
  build: Build;
  /** The first is the layer's own and gives the ink its colour. */
  materials: readonly Material[];
  /** Strength of the shadow it throws on what is below, 0..1. */
  cast?: number;
  /** Its lines are not drawn outside these shapes. */
  clip?: Point[][];
  /** Where its cloth is not mottled by the garment's own. */
  seed?: number;
  /** No cloth of the garment: its print is taken as it is, no needlework is strewn on it, and its pixels are not the garment's. */
  isApart?: true;
  /** Millimetres of the figure in a pixel beyond which it is not drawn. */
  finest?: number;
  /** How its own cloth is called beside a swatch of it. */
  called?: string;
  /** Its one piece goes round the figure and lies on it alone. */
  goesRound?: true;
}

/** The shade inside a skirt, on what comes out under its hem. */
export interface HemShade extends ShadyHem {
  is: 'hem-shade';
}

/** An arm laid over what is painted already. */
export interface ArmOver {
  is: 'arm';
  side: Side;
  /** Fraction of the arm from which it is laid. */
  from: number;
}

/** Layers under shapes that hang in front of them: those stay as they are and throw a soft shadow. */
export interface Beneath {
  is: 'beneath';
  shapes: Point[][];
  layers: readonly Layer[];
}

export type Layer = ClothLayer | HemShade | ArmOver | Beneath;

/** Where a layer of a garment lies: behind the person, on the body, over neck and shoulders, over hands, over the head. */
export const PLACES = ['behind', 'on', 'over', 'hands', 'head'] as const;
export type Place = (typeof PLACES)[number];

/** A cloth worth a swatch. */
export interface UsedMaterial {
  garmentId: string;
  material: Material;
  /** What it is on the person: 'lining', 'border'. */
  label: string;
}

/** What hangs over arms: the sides whose arm stays under it, and the shapes beyond which alone that arm is seen. */
export interface Cover {
  sides: readonly Side[];
  shapes: Point[][];
}

/** A garment cut for its wearer. */
export interface Cut {
  garment: Garment;
  /** What lies at each place, in the order in which it lies. */
  layers: Readonly<Partial<Record<Place, readonly Layer[]>>>;
  /** What it is made of, its own cloth first; layers call the others. */
  cloths: readonly UsedMaterial[];
  sleeves: readonly Sleeve[];
  /** Fraction of the arm its sleeves cover. */
  sleeveEnd: number;
  /** Shapes beside it in which nothing worn beneath is seen: a coat holds a full skirt in. */
  holds?: Point[][];
  /** It falls over both arms and whatever sleeves they wear. */
  overArms?: true;
  /** Sides on which nothing of the arm is laid over it. */
  hides?: readonly Side[];
  /** Where it hangs over an arm that comes out below it. */
  covers?: Cover;
}

/** How a build is laid: its cloths, the first its own, and what differs from a layer without. */
export interface Laying extends Pick<ClothLayer, 'cast' | 'clip' | 'seed' | 'finest' | 'called' | 'goesRound'> {
  of: Material | readonly Material[];
}

const listed = (of: Laying['of']): readonly Material[] => ('fabric' in of ? [of] : of);

/** Lays a build of a garment. */
export const lay = (garment: Garment, part: Part, build: Build, { of, ...how }: Laying): ClothLayer => ({
  is: 'cloth',
  garment,
  part,
  build,
  materials: listed(of),
  ...how,
});

/** Lays what is sewn or buckled on and is no cloth of the garment. */
export const layApart = (garment: Garment, part: Part, build: Build, how: Laying): ClothLayer => ({
  ...lay(garment, part, build, how),
  isApart: true,
});

/** Layers under sleeves that hang in front of them; even where nothing is laid the sleeves throw their shadow. */
export function beneath(sleeves: readonly Sleeve[], layers: readonly Layer[]): readonly Layer[] {
  const shapes = sleeves.flatMap(({ pieces }) => pieces.map(({ outline }) => outline));
  return shapes.length ? [{ is: 'beneath', shapes, layers }] : layers;
}

/** A cloth of a garment by its name. */
export const called = ({ id }: Garment, material: Material, label: string): UsedMaterial => ({
  garmentId: id,
  material,
  label,
});

/** Whether anything so fine is drawn where a pixel is so many millimetres of the figure. */
export const isSeen = ({ finest }: { finest?: number }, grain: number): boolean =>
  finest === undefined || grain <= finest;

/** Every layer of cloth among these, in order. */
export const clothsAmong = (layers: readonly Layer[]): ClothLayer[] =>
  layers.flatMap((layer) => {
    if (layer.is === 'beneath') return clothsAmong(layer.layers);
    return layer.is === 'cloth' ? [layer] : [];
  });

/** Every layer of a cut, from behind the person to over the head. */
export const layersOf = ({ layers }: Cut): Layer[] => PLACES.flatMap((place) => layers[place] ?? []);
