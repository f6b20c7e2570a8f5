/** Nine hand-picked skin ramps (light > base > shade > deep): even the deepest keeps a lit plane and a cool shadow. */
import type { SkinTone } from '#atelier/look/look.ts';
import type { Ramp } from '../brush.ts';

export interface Skin extends Ramp {
  blush: string;
  lip: string;
  /** Warm light on the planes that face it. */
  lift: string;
}

const RAMPS = {
  porcelain: {
    light: '#fdeee3',
    base: '#f6d9c6',
    shade: '#e3af97',
    deep: '#b9776a',
    ink: '#6d3f3a',
    blush: '#e58a7c',
    lip: '#c9605f',
    lift: '#fff6ee',
  },
  fair: {
    light: '#fbe3d0',
    base: '#f0c8aa',
    shade: '#d9997b',
    deep: '#a96a57',
    ink: '#653a30',
    blush: '#dd7a67',
    lip: '#bf5653',
    lift: '#fff0e2',
  },
  beige: {
    light: '#f6d7b9',
    base: '#e5b68f',
    shade: '#c78861',
    deep: '#955b44',
    ink: '#593326',
    blush: '#cf6a50',
    lip: '#b04d49',
    lift: '#fce8d2',
  },
  honey: {
    light: '#efc79d',
    base: '#d6a071',
    shade: '#b0734b',
    deep: '#814b37',
    ink: '#4e2b20',
    blush: '#c0583f',
    lip: '#a34342',
    lift: '#f9dcb8',
  },
  tan: {
    light: '#e2b083',
    base: '#c18958',
    shade: '#97603c',
    deep: '#6c3d2c',
    ink: '#43251b',
    blush: '#ad4b34',
    lip: '#963b3b',
    lift: '#f1c89c',
  },
  caramel: {
    light: '#d09a6c',
    base: '#a87145',
    shade: '#7d4c30',
    deep: '#573125',
    ink: '#381e17',
    blush: '#973f2b',
    lip: '#8a3638',
    lift: '#e4b487',
  },
  brown: {
    light: '#b98058',
    base: '#8b5836',
    shade: '#653b28',
    deep: '#452620',
    ink: '#2e1814',
    blush: '#83321f',
    lip: '#7c2f33',
    lift: '#d29c72',
  },
  umber: {
    light: '#ab7755',
    base: '#7a4d35',
    shade: '#543127',
    deep: '#36201f',
    ink: '#241311',
    blush: '#6f281b',
    lip: '#6d2a30',
    lift: '#bf8a66',
  },
  ebony: {
    light: '#9a6b4e',
    base: '#664130',
    shade: '#452a25',
    deep: '#2d1e23',
    ink: '#1b0f10',
    blush: '#6d281c',
    lip: '#6e2c33',
    lift: '#bb8866',
  },
} satisfies Record<string, Skin>;

/** The Look's eight tones on the ramps. */
export const SKINS: Record<SkinTone, Skin> = {
  'fair-cool': RAMPS.porcelain,
  'fair-warm': RAMPS.fair,
  'light-medium-neutral': RAMPS.beige,
  'olive-warm': RAMPS.honey,
  'tan-golden': RAMPS.tan,
  'deep-cool': RAMPS.umber,
  'deep-warm': RAMPS.caramel,
  'ebony-rich': RAMPS.ebony,
};
