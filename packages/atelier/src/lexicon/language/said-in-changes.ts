/** What people call pieces in the changes they ask for. */
import type { GarmentKind } from '@toile/look';

/** What is drawn on one side and can be on no other. */
export const ONE_SIDE =
  /\b(dupatta|stole|pallu|shawl|chunni|bag|clutch|purse|handbag|watch|bracelet|brooch|parting|wrap|pallav|buttons?|placket|parandi|braid)\b/;

/** Whoever holds what she wears by its hem. */
export const HOLDS_HEM = /\bholding (?:up )?(?:the |her )?(?:skirt|dress|gown|lehenga|hem)\b/;

/** What is carried or hung over an arm or a shoulder. */
export const CARRIED =
  /\b(?:hold|holding|carry|carrying|carried|drape|draped|hang|hung|sling|slung)\b.* (?:on|over|in|across) (?:the |her |his |one )?(?:arm|hand|elbow|shoulder)s?\b|\b(?:jacket|coat|blazer|cardigan|shrug) (?:on|over|in) (?:the |her |his )?(?:arm|hand|elbow)s?\b/;

/** Of a hoodie and the like, what lies behind the neck is called its cap as well. */
export const CAP_OF_HOODED =
  /\b(?:cap|topi|hat) (?:of|on|from|in|behind) (?:the |her |his )?(?:hoodie|hooded|sweatshirt|jacket|coat|raincoat|parka|windcheater|puffer|anorak)\b|\b(?:hoodie|sweatshirt|jacket|parka|windcheater)(?:'s| ka| ki| ke)? (?:cap|topi)\b/g;

/** Whose chain is a zip. */
export const CLOSED_BY_ZIP = /\b(?:kurt|dress|blouse|jacket|top|kameez|gown|abaya|suit|salwar|trouser|pant|skirt)/;

/** A jacket of bikers is called by them alone. */
export const BIKER_ALONE =
  /\b(leather|suede|black|brown|moto|red|tan) (biker|moto)(?! (?:jacket|boots?|shorts?|jeans|gloves|style))\b/g;

/** As long as shorts are. */
export const SHORTS_LENGTH = / (?:to |in |at )?shorts? length\b/g;

/** 'Shirt collar to be white': a part after what it is a part of. */
export const PART_OF_PIECE =
  /\b(shirt|blouse|jacket|kurta|coat|dress|choli)(?:'?s)? (cuffs?|lapels?|pockets?|buttons|hem) (?=to be|should|in |is |are |\w+$)/g;

/** What people call by one name or the other. */
export const ALSO_CALLED: Readonly<Record<string, GarmentKind>> = {
  kurti: 'kurta',
  kurta: 'kurti',
  'crop-top': 'choli',
};

/** Things and parts that the second of two wishes begins with. */
export const PARTS_NAMED = [
  'sleeve',
  'collar',
  'button',
  'buttons',
  'pocket',
  'pockets',
  'blouse',
  'jacket',
  'skirt',
  'trousers',
] as const;

/** A flower that is worn in the lapel, not in the hand. */
export const IN_LAPEL =
  /\b((?:\w+ )?)(?:flower|rose|carnation|orchid|blossom) (?:on|in|at|to) (?:the |his |her )?(?:lapels?|button ?hole|jacket|coat|blazer)\b/g;

/** What is to be the same as it is: it is kept. */
export const SAME_AGAIN =
  /,? (?:and |with |but )(?:the )?same (border|print|embroidery|work|sleeves|neck|colou?r|length|dupatta|blouse|shoes)(?=$|[,.;!?]| and )/g;

/** A collar that is worn open. */
export const OPEN_AT_NECK = /\b(shirts?|collar|neck|kurta|blouse) open at (?:the |his |her )?(?:neck|collar|throat)\b/g;

/** A kurta with what goes with it, as it is called in the shop; not the jacket and trousers of a tailor's. */
export const SUIT_SAID = /\b(?:salwar |ladies |punjabi )?suit\b(?! (?:jacket|trousers|pants))/g;

/** The border of what is draped, called its edge. */
export const EDGE_SAID = /\b(dupatta|saree|sari|stole|shawl|lehenga)(?:'s)? (?:edges?|edging|sides)\b/g;

/** Names in Hindi as they change before a word that governs them. */
export const OBLIQUE: Readonly<Record<string, string>> = {
  kurte: 'kurta',
  dupatte: 'dupatta',
  lehenge: 'lehenga',
  pajame: 'pajama',
  joote: 'shoes',
};

/** Long enough that nothing is seen above the waist. */
export const COVERING =
  /\b(?:make |have )?(?:the |her )?(?:choli|blouse|top) (?:to be )?(?:so )?long(?:er)?(?: enough)? (?:so |that |so that |to )?(?:no |the |her |cover |hide |covers |hides )+(?:tummy|stomach|belly|midriff|navel)(?: (?:shows?|is seen|is covered|peeks? out))?/g;

/** 'Dupattas edge' is that of the dupatta. */
export const POSSESSED =
  /\b(dupatta|saree|lehenga|blouse|kurta|shirt|jacket|dress|gown|coat)s (edge|border|collar|hem|sleeves?|neck|pockets?|cuffs?|lapels?|buttons?|waist|lining)\b/g;

/** 'Elders frock' is that of the elder one. */
export const OF_SOMEBODY =
  /\b(elder|younger|bride|groom|mother|mom|mum|girl|boy|sister|brother|daughter|son|baby)s (?=(?:[a-z]+ )?(?:frock|dress|gown|kurta|shirt|neck|neckline|collar|sleeves?|lehenga|saree|dupatta|shoes|suit|jacket|top|blouse|skirt|trousers|shorts)\b)/g;

/** 'Drop her waist to the hips': where the waist of what she wears is to sit. */
export const WAIST_MOVED =
  /^(?:drop|lower|raise|lift|bring|take|move|put|shift|set|place|make|the|her|its|a|an)?(?: ?(?:the|her|its|of|dress|gown|skirt))*\s?waist(?:line| line| seam)?(?: (?:up|down|back|should|must|be|sit|at|to|on|in))* (?:the |her )?(natural|empire|high|low|dropped|hips?)(?: (?:waist|level|place|position|waistline))?$/;

/** 'Nip the jacket in a bit at the waist'. */
export const WAIST_NIPPED =
  /^(?:nip|nipped|take|taken|pull|pulled|cinch|cinched|bring|tuck)(?: (?:it|this|the (?:dress|coat|jacket|kurta)))?(?: in)?(?: a bit| a little| slightly)?(?: (?:at|around))? (?:the |her |its )?waist(?: (?:in|a bit|a little|slightly|more))*$/;

/** A neck that has a garment of its name. */
export const NECK_OF_ITS_OWN_NAME = /^turtleneck/;

/** What people call garments who have no trade’s word for them. */
export const CALLED_AT_HOME = {
  dupatta: /^(?:scarf|shawl|wrap|stole|chunn?i|chunri|odhni|veil|drape)$/,
  waistcoat: /^(?:waistcoat|vest|gilet|sleeveless jacket|koti)$/,
  jacket: /^(?:coat|jacket|blazer)$/,
  trousers: /^(?:trousers?|pants?|bottoms?|pyjamas?|pajamas?|salwar|legs)$/,
  top: /^(?:top|shirt|tunic|blouse|upper|kurta|kurti)$/,
  dress: /^(?:frock|gown|dress|one piece)$/,
} as const;
