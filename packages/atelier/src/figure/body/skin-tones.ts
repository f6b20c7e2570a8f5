/** Nine hand-picked skin ramps (light > base > shade > deep): even the deepest keeps a lit plane and a warm shadow. */

import type { SkinTone } from '@toile/look';
import type { Ramp } from '#atelier/figure/brush/brush.ts';
import { SKIN_COLOURS } from '#atelier/lexicon/colours/skins.ts';

export interface Skin extends Ramp {
  blush: string;
  lip: string;
  /** Warm light on the planes that face it. */
  lift: string;
}

const RAMPS = {
  porcelain: {
    light: '#fdeee3',
    shade: '#e3af97',
    deep: '#b9776a',
    ink: '#6d3f3a',
    blush: '#e58a7c',
    lip: '#c9605f',
    lift: '#fff6ee',
  },
  fair: {
    light: '#fbe3d0',
    shade: '#d9997b',
    deep: '#a96a57',
    ink: '#653a30',
    blush: '#dd7a67',
    lip: '#bf5653',
    lift: '#fff0e2',
  },
  beige: {
    light: '#f6d7b9',
    shade: '#c78861',
    deep: '#955b44',
    ink: '#593326',
    blush: '#cf6a50',
    lip: '#b04d49',
    lift: '#fce8d2',
  },
  honey: {
    light: '#efc79d',
    shade: '#b0734b',
    deep: '#814b37',
    ink: '#4e2b20',
    blush: '#c0583f',
    lip: '#a34342',
    lift: '#f9dcb8',
  },
  tan: {
    light: '#e2b083',
    shade: '#97603c',
    deep: '#6c3d2c',
    ink: '#43251b',
    blush: '#ad4b34',
    lip: '#963b3b',
    lift: '#f1c89c',
  },
  caramel: {
    light: '#c58d5c',
    shade: '#784827',
    deep: '#55301f',
    ink: '#391e16',
    blush: '#9c412a',
    lip: '#8c373a',
    lift: '#e8b988',
  },
  brown: {
    light: '#b98052',
    shade: '#673c23',
    deep: '#4b291d',
    ink: '#301811',
    blush: '#8c3a22',
    lip: '#813034',
    lift: '#dba575',
  },
  umber: {
    light: '#a37056',
    shade: '#5b3429',
    deep: '#40241e',
    ink: '#22110f',
    blush: '#7d2c22',
    lip: '#742a32',
    lift: '#cd9377',
  },
  ebony: {
    light: '#94604a',
    shade: '#4c2b1f',
    deep: '#361c16',
    ink: '#1a0c0a',
    blush: '#7a2c1c',
    lip: '#742c30',
    lift: '#c78a62',
  },
} satisfies Record<string, Omit<Skin, 'base'>>;

const bare = (tone: SkinTone, ramp: Omit<Skin, 'base'>): Skin => ({ ...ramp, base: SKIN_COLOURS[tone], isSkin: true });

/** The Look's nine tones on the ramps. */
export const SKINS: Record<SkinTone, Skin> = {
  'fair-cool': bare('fair-cool', RAMPS.porcelain),
  'fair-warm': bare('fair-warm', RAMPS.fair),
  'light-medium-neutral': bare('light-medium-neutral', RAMPS.beige),
  'olive-warm': bare('olive-warm', RAMPS.honey),
  'tan-golden': bare('tan-golden', RAMPS.tan),
  'deep-cool': bare('deep-cool', RAMPS.umber),
  'deep-warm': bare('deep-warm', RAMPS.caramel),
  'brown-golden': bare('brown-golden', RAMPS.brown),
  'ebony-rich': bare('ebony-rich', RAMPS.ebony),
};
