import type { GarmentKind, Style } from '@toile/look';

/** A style or an era: how it is said, and which of the form's styles it leans on. */
export interface StyleEntry {
  id: Style;
  words: string;
  /** The option value it stands nearest to; drives cut, palette and shoes. */
  like: 'casual' | 'formal' | 'streetwear' | 'athleisure' | 'bohemian' | 'vintage' | 'minimalist' | 'avant-garde';
  /** How it cuts a garment that is called by no more than its family: like which other. */
  cuts?: Partial<Readonly<Record<GarmentKind, GarmentKind>>>;
  /** Colours it favours, by name, when none is said. */
  palette?: readonly string[];
}

export const STYLE_WORDS: readonly StyleEntry[] = [
  {
    id: 'boho',
    words: 'boho, bohemian, boho chic, boho-chic, gypsy, free spirited, festival style, folk, folksy',
    like: 'bohemian',
    palette: ['terracotta', 'ochre', 'ivory', 'olive'],
    cuts: { dress: 'tiered-dress', top: 'peasant-top', blouse: 'peasant-top', skirt: 'tiered-skirt' },
  },
  {
    id: 'streetwear',
    words:
      'streetwear, street style, street fashion, street look, korean street fashion, urban, urban fashion, hip hop, hip-hop, hypebeast, skater style, street wear, layered streetwear, urban style',
    like: 'streetwear',
  },
  {
    id: 'preppy',
    words: 'preppy, prep, ivy league, collegiate, old money, private school',
    like: 'formal',
    palette: ['navy', 'cream', 'burgundy', 'bottle green'],
  },
  {
    id: 'business',
    words:
      'business, corporate, workwear, office wear, professional attire, businesslike, boardroom, sophisticated workwear, power dressing',
    like: 'formal',
    palette: ['navy', 'charcoal', 'white', 'stone'],
    cuts: { dress: 'sheath-dress', skirt: 'pencil-skirt' },
  },
  {
    id: 'smart-casual',
    words: 'smart, smart casual, business casual, smart-casual, elevated casual, semi formal, semi-formal',
    like: 'formal',
  },
  {
    id: 'casual',
    words:
      'daily wear, college wear, home wear, effortless, casual, everyday, basic, laid back, laid-back, off duty, relaxed style, day to day, casual wear, easygoing',
    like: 'casual',
  },
  {
    id: 'formal',
    words: 'formal, formalwear, dressy, formal wear, white tie, red carpet look',
    like: 'formal',
  },
  { id: 'black-tie', words: 'black tie', like: 'formal' },
  {
    id: 'athleisure',
    words: 'athleisure, sporty, sportswear, athletic, activewear, gym wear, sports luxe, gymwear',
    like: 'athleisure',
  },
  {
    id: 'grunge',
    words: 'grunge, 90s grunge, nineties grunge',
    like: 'streetwear',
    palette: ['charcoal', 'oxblood', 'forest green', 'black'],
  },
  {
    id: 'punk',
    words:
      'biker look, rock look, rock style, punk, punk rock, rocker, rock chic, rock star, emo, metalhead, biker style',
    like: 'streetwear',
    palette: ['black', 'oxblood', 'charcoal'],
    cuts: { jacket: 'leather-jacket' },
  },
  {
    id: 'gothic',
    words: 'gothic, goth, dark romantic, dark fantasy, vampire, witchy, lolita, gothic lolita',
    like: 'avant-garde',
    palette: ['black', 'oxblood', 'aubergine'],
    cuts: { dress: 'victorian-gown', gown: 'victorian-gown', top: 'corset' },
  },
  {
    id: 'rockabilly',
    words: 'rockabilly, pin up, pin-up, pinup, 1950s, 50s, fifties',
    like: 'vintage',
    palette: ['cherry red', 'navy', 'ivory'],
    cuts: { dress: 'tea-dress', skirt: 'circle-skirt' },
  },
  {
    id: 'hippie',
    words: 'hippie, hippy, woodstock, 1970s, 70s, seventies, disco',
    like: 'bohemian',
    palette: ['mustard', 'rust', 'olive', 'cream'],
    cuts: { dress: 'tiered-dress', trousers: 'flared-jeans', blouse: 'peasant-top' },
  },
  {
    id: 'mod',
    words: 'mod, 1960s, 60s, sixties, twiggy, space age',
    like: 'vintage',
    palette: ['white', 'black', 'tangerine', 'cobalt'],
    cuts: { dress: 'shift-dress', skirt: 'mini-skirt' },
  },
  {
    id: 'flapper',
    words: 'flapper, 1920s, 20s, twenties, gatsby, art deco, roaring twenties, jazz age',
    like: 'vintage',
    palette: ['champagne', 'black', 'emerald'],
    cuts: { dress: 'flapper-dress', gown: 'flapper-dress' },
  },
  {
    id: 'regency',
    words: 'regency, bridgerton, jane austen, empire era',
    like: 'vintage',
    palette: ['powder blue', 'ivory', 'blush'],
    cuts: { dress: 'regency-gown', gown: 'regency-gown' },
  },
  {
    id: 'victorian',
    words: 'victorian, edwardian, steampunk, gilded age',
    like: 'vintage',
    palette: ['ivory', 'oxblood', 'bottle green'],
    cuts: { dress: 'victorian-gown', gown: 'victorian-gown' },
  },
  {
    id: 'renaissance',
    words: 'renaissance, medieval, baroque, rococo, tudor, royal court',
    like: 'vintage',
    palette: ['wine', 'gold', 'bottle green'],
    cuts: { dress: 'victorian-gown', gown: 'victorian-gown', shirt: 'poet-shirt' },
  },
  {
    id: '1940s',
    words: '1940s, 40s, forties, 1930s, 30s, thirties, old hollywood, film noir',
    like: 'vintage',
    palette: ['burgundy', 'navy', 'ivory'],
    cuts: { dress: 'tea-dress', blouse: 'pussy-bow-blouse' },
  },
  {
    id: '1980s',
    words: '1980s, 80s, eighties, retro 80s, vaporwave, synthwave',
    like: 'streetwear',
    palette: ['fuchsia', 'cobalt', 'black'],
  },
  {
    id: 'y2k',
    words: 'y2k, 2000s, early 2000s, 1990s, 90s, nineties',
    like: 'streetwear',
    palette: ['baby pink', 'silver', 'sky blue'],
  },
  {
    id: 'vintage',
    words: 'vintage, retro, old school, classic vintage, antique, old fashioned, heritage style',
    like: 'vintage',
    cuts: { dress: 'tea-dress', skirt: 'circle-skirt', blouse: 'pussy-bow-blouse' },
  },
  {
    id: 'cottagecore',
    words: 'cottagecore, cottage core, cottage, prairie, milkmaid, country, countryside, fairycore, rustic',
    like: 'bohemian',
    palette: ['cream', 'sage', 'dusty rose', 'butter'],
    cuts: { dress: 'prairie-dress', top: 'peasant-top', blouse: 'peasant-top', skirt: 'tiered-skirt' },
  },
  {
    id: 'academia',
    words: 'dark academia, light academia, academia, scholarly, bookish',
    like: 'vintage',
    palette: ['chocolate', 'camel', 'bottle green', 'cream'],
  },
  {
    id: 'techwear',
    words: 'techwear, cyberpunk, futuristic, sci fi, sci-fi, tech wear, dystopian, cyber',
    like: 'avant-garde',
    palette: ['black', 'charcoal', 'neon green'],
    cuts: { jacket: 'windbreaker', trousers: 'cargo-pants' },
  },
  {
    id: 'minimalist',
    words:
      'sober, sober look, decent, decent look, simple and sober, minimalist, minimal, minimalistic, clean, pared back, understated, scandi, quiet luxury, sleek, scandinavian style, simple, clean lines, capsule',
    like: 'minimalist',
    palette: ['ivory', 'stone', 'black', 'camel'],
    cuts: { dress: 'shift-dress', skirt: 'slip-skirt' },
  },
  {
    id: 'nautical',
    words: 'nautical, sailor, marine, maritime, yacht',
    like: 'casual',
    palette: ['navy', 'white', 'cherry red'],
    cuts: { jacket: 'pea-coat' },
  },
  {
    id: 'safari',
    words: 'safari, explorer, expedition, adventurer, desert style',
    like: 'casual',
    palette: ['khaki', 'sand', 'olive', 'tan'],
  },
  {
    id: 'western',
    words: 'western style, cowboy, cowgirl, rodeo, ranch, country western',
    like: 'vintage',
    palette: ['tan', 'denim blue', 'rust'],
  },
  {
    id: 'french-chic',
    words: 'french chic, parisian, parisian chic, french girl, riviera, parisienne',
    like: 'minimalist',
    palette: ['navy', 'ivory', 'black', 'cherry red'],
  },
  {
    id: 'avant-garde',
    words:
      'avant garde, avant-garde, experimental, conceptual, deconstructed, sculptural, origami, exaggerated, high fashion, haute couture, couture, runway, surreal',
    like: 'avant-garde',
  },
  {
    id: 'bollywood',
    words: 'bollywood style, bollywood-style, filmi, retro bollywood, bollywood',
    like: 'formal',
    palette: ['fuchsia', 'royal blue', 'emerald'],
  },
  { id: 'indo-western', words: 'indo western, indo-western, fusion, fusion wear, contemporary ethnic', like: 'formal' },
  {
    id: 'traditional',
    words: 'traditional, ethnic, heritage, cultural, ethnic wear, traditional wear, traditional clothing, ancient',
    like: 'formal',
  },
  {
    id: 'royal',
    words:
      'grand, rich look, rich looking, royal, regal, maharaja, maharani, opulent, opulence, luxurious, lavish, luxe, luxury',
    like: 'formal',
    palette: ['wine', 'royal blue', 'emerald', 'gold'],
  },
  { id: 'androgyne', words: 'tomboy, gender bending, tomboyish', like: 'minimalist' },
  {
    id: 'glam',
    words: 'maximalist, glamorous, glam, glamour, showstopper, diva, glitzy',
    like: 'formal',
    palette: ['champagne', 'black', 'emerald', 'wine'],
    cuts: { dress: 'cocktail-dress' },
  },
  {
    id: 'romantic',
    words:
      'girly, feminine, sweet look, kawaii, romantic, dreamy, whimsical, fairytale, fairy tale, fairy, soft girl, coquette, balletcore, delicate',
    like: 'bohemian',
    palette: ['blush', 'ivory', 'lilac', 'dusty rose'],
    cuts: { dress: 'tiered-dress', blouse: 'peasant-top' },
  },
  {
    id: 'elegant',
    words: 'elegant, sophisticated, refined, graceful, timeless, classy, polished, chic, stylish, classic',
    like: 'formal',
  },
  {
    id: 'edgy',
    words: 'edgy, rebellious, badass, tough',
    like: 'streetwear',
    palette: ['black', 'charcoal', 'oxblood'],
  },
];
