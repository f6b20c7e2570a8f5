/** Every backdrop by its name. */
import type { Backdrop, BackdropKind, Stage } from './backdrop.ts';
import * as festive from './festive.ts';
import * as indoors from './indoors.ts';
import * as outdoors from './outdoors.ts';

const BACKDROPS: Record<BackdropKind, (stage: Stage) => Backdrop> = {
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
  arch: festive.arch,
  garland: festive.garland,
  evening: festive.evening,
  salon: indoors.salon,
  plinth: indoors.plinth,
  drape: indoors.drape,
};

/** Deterministic in kind and stage. */
export const backdropOf = (kind: BackdropKind, stage: Stage): Backdrop => BACKDROPS[kind](stage);
