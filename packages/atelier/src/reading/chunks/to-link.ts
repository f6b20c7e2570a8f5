import { shaded } from '#atelier/lexicon/colours/named-colour.ts';
import type { Sense } from '#atelier/lexicon/lexicon.ts';
import type { Mention } from '#atelier/reading/words/mentions.ts';
import type { Link } from './link.ts';

/**
 * The link a quality adds to the chain. A shade waits as an unknown-like link and is taken up by the colour after it;
 * null when the sense is no quality.
 */
export function toLink(mention: Mention, sense: Sense, chain: Link[], gap: Link['gap']): Link | null {
  const at = { start: mention.start, end: mention.end };
  switch (sense.as) {
    case 'attribute':
      return {
        said: { ...at, as: sense.entry.as, value: sense.entry.id, slots: sense.entry.is, ...nearTo(sense.entry) },
        adjective: isAdjective(mention),
        noun: isNoun(mention) || (sense.entry.as === 'print' && isFigures(mention)),
        gap,
      };
    case 'detail': {
      const { id, is, onParts } = sense.entry;
      const slots = { ...is, details: is?.details ?? [id] };
      return {
        said: { ...at, as: 'detail', value: id, slots, ...nearTo(sense.entry) },
        onParts: onParts === true,
        adjective: isAdjective(mention),
        gap,
      };
    }
    case 'relative':
      return {
        said: { ...at, as: sense.entry.as, value: sense.entry.id },
        relative: sense.entry,
        noun: isNoun(mention),
        gap,
      };
    case 'colour': {
      const shades = takeShades(chain);
      const colour = shades.reduce((base, shade) => shaded(base, shade.said.value, shade.said.part), sense.colour);
      const start = shades[0]?.said.start ?? at.start;
      return { said: { as: 'colour', value: colour.name, start, end: at.end, colour }, gap: shades[0]?.gap ?? gap };
    }
    case 'wash':
      return {
        said: { ...at, as: 'wash', value: sense.colour.name, colour: sense.colour, slots: { details: ['washed'] } },
        gap,
      };
    case 'shade':
      return { said: { ...at, as: 'shade', value: sense.id, part: mention.keys.join(' ') }, unknown: true, gap };
    case 'palette':
      return { said: { ...at, as: 'palette', value: sense.id, palette: sense.palette }, gap };
    case 'style':
      return {
        said: { ...at, as: 'style', value: sense.entry.id, part: sense.entry.like, palette: sense.entry.palette ?? [] },
        gap,
      };
    default:
      return null;
  }
}

/** What the drawing shows for it, where that is only near. */
const nearTo = ({ nearTo }: { nearTo?: string }): { nearTo?: string } => (nearTo === undefined ? {} : { nearTo });

/** 'Pleated', 'sleeveless', 'floor-length': words that stand before a noun. */
const isAdjective = ({ keys }: Mention): boolean => /(ed|less|length|waist|fit)$/.test(keys.at(-1) ?? '');

/** 'Palm print', 'paisley pattern', 'box pleats': said of what went before them. */
const isNoun = ({ keys }: Mention): boolean => /^(print|pattern|pleat)s?$/.test(keys.at(-1) ?? '');

/** 'White stripes', 'a cream logo': figures on the cloth of what went before them. */
const isFigures = ({ keys, plural }: Mention): boolean =>
  plural || /^(logo|lettering|monogram|slogan|graphic|motif)$/.test(keys.at(-1) ?? '');

function takeShades(chain: Link[]): Link[] {
  const shades: Link[] = [];
  for (let last = chain.at(-1); last?.said.as === 'shade'; last = chain.at(-1)) {
    shades.unshift(last);
    chain.pop();
  }
  return shades;
}
