import type { Look, Origin } from './look-schema.ts';

/** What page and stance of every edit of this design are chosen by: the first of its line. */
export function originOf(look: Look): Origin {
  if (look.origin) return look.origin;
  const { title, style, occasion, season, mood, creativity, person, garments, footwear, accessories } = look;
  return structuredClone({ title, style, occasion, season, mood, creativity, person, garments, footwear, accessories });
}
