import type { GarmentThing, Thing } from '#atelier/draft/draft.ts';

export const isGarment = (thing: Thing): thing is GarmentThing => thing.type === 'garment';
