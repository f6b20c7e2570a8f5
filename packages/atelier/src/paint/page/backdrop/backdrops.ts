/** Every backdrop by its name. */
import type { Backdrop, Stage } from '#atelier/paint/page/backdrop/backdrop.ts';
import * as indoors from '#atelier/paint/page/backdrop/indoors.ts';
import * as outdoors from '#atelier/paint/page/backdrop/outdoors.ts';

const BACKDROPS = {
  bloom: outdoors.bloom,
  shore: outdoors.shore,
  hills: outdoors.hills,
  garden: outdoors.garden,
  palm: outdoors.palm,
  snow: outdoors.snow,
  street: outdoors.street,
  autumn: outdoors.autumn,
  brush: indoors.brush,
  block: indoors.block,
  window: indoors.windowLight,
  arch: indoors.arch,
  garland: indoors.garland,
  evening: indoors.evening,
  salon: indoors.salon,
  plinth: indoors.plinth,
  drape: indoors.drape,
} as const satisfies Record<string, (stage: Stage) => Backdrop>;

export type BackdropKind = keyof typeof BACKDROPS;
export const BACKDROP_KINDS = Object.keys(BACKDROPS) as readonly BackdropKind[];

/** Deterministic in kind and stage. */
export const backdropOf = (kind: BackdropKind, stage: Stage): Backdrop => BACKDROPS[kind](stage);
