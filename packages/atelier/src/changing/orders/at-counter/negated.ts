/** What is not to be so much of it is to be more of the other. */
const OTHER: Readonly<Record<string, string>> = {
  low: 'higher',
  deep: 'higher',
  plunging: 'higher',
  high: 'lower',
  long: 'shorter',
  short: 'longer',
  tight: 'looser',
  loose: 'tighter',
  baggy: 'tighter',
  wide: 'narrower',
  broad: 'narrower',
  narrow: 'wider',
  thick: 'thinner',
  thin: 'thicker',
  big: 'smaller',
  large: 'smaller',
  small: 'bigger',
  dark: 'lighter',
  light: 'darker',
  poofy: 'less full',
  puffy: 'less full',
  full: 'less full',
};
const NOT_SO = new RegExp(
  `^(.+?),? (?:is |are |should |to |be |but |that is )*(?:not|isn't|aren't) (?:to be |be )?(?:as|so|quite so|quite as|that|too) (${Object.keys(OTHER).join('|')})(?: (?:as (?:it|they|now|before|that|this)\\b.*|now|please|though))?$`,
);
/** A neck goes by its letter. */
const LETTER = /^(?:and )?(?:the |her )(v|u)$/;

/** 'The sleeves not as tight as now' should be looser. Pure. */
export function negated(text: string): string {
  const [, what = '', how = ''] = NOT_SO.exec(text) ?? [];
  if (what === '' || what.split(' ').length > 4) return text;
  return `${what.replace(LETTER, 'the neck')} ${OTHER[how]}`;
}
