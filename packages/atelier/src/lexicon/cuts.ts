import type { AttributeEntry } from './entry.ts';

/** Silhouettes, fits, lengths and waistlines whose meaning does not hang on the garment. */
export const CUT_WORDS: readonly AttributeEntry[] = [
  {
    id: 'a-line',
    words: 'a-line, a line, aline, tent, tent shape, tent shaped, trapeze cut, a line silhouette',
    as: 'silhouette',
    is: { silhouette: 'a-line' },
  },
  {
    id: 'fit-and-flare',
    words: 'fit and flare, fit & flare, skater, fit-n-flare',
    as: 'silhouette',
    is: { silhouette: 'fit-and-flare' },
  },
  {
    id: 'circle',
    words: 'circular, circle, full circle, umbrella cut, twirl, twirly, kalidar, kali, kalis, panelled flare',
    as: 'silhouette',
    is: { silhouette: 'circle' },
  },
  {
    id: 'mermaid',
    words: 'mermaid, fishtail, trumpet, mermaid cut, mermaid silhouette, fish cut',
    as: 'silhouette',
    is: { silhouette: 'mermaid' },
  },
  {
    id: 'pencil',
    words: 'pencil, pencil cut, column, columnar, sheath, hobble',
    as: 'silhouette',
    is: { silhouette: 'pencil', fit: 'fitted' },
  },
  { id: 'bias', words: 'bias cut, bias-cut, cut on the bias, bias', as: 'silhouette', is: { silhouette: 'slip' } },
  {
    id: 'tulip',
    words: 'tulip shape, tulip shaped, tulip silhouette, tulip cut, tulip hem, petal hem, petal shaped',
    as: 'silhouette',
    is: { silhouette: 'tapered' },
  },
  { id: 'shift', words: 'shift silhouette, trapeze', as: 'silhouette', is: { silhouette: 'shift' } },
  {
    id: 'wrap',
    words:
      'wrap, wrapover, wrap over, wrap around, wraparound, wrap style, wrapover front, wrap front, crossover front, overlap, overlapped, overlap style, overlap pattern, overlap front, overlapping front, stylized wrapover front',
    as: 'silhouette',
    is: { closure: 'wrap', details: ['wrap-front'] },
  },
  {
    id: 'tiered',
    words: 'tiered, layered skirt, tiers, ruffle tiered',
    as: 'silhouette',
    is: { silhouette: 'tiered', details: ['tiers'] },
  },
  { id: 'gathered', words: 'gathered skirt', as: 'silhouette', is: { silhouette: 'gathered', details: ['gathers'] } },
  {
    id: 'tapered',
    words:
      'tapered, tapered leg, tapered legs, tapered fit, tapered cut, tapers at the ankle, tapering at the ankle, tapering to the ankle, tapers to the ankle, tapered at the ankle, tapered hem, narrow at the ankle, narrowing at the ankle, carrot fit, peg, peg leg, pegged, tapering',
    as: 'silhouette',
    is: { silhouette: 'tapered' },
  },
  {
    id: 'wide',
    words:
      'wide leg, wide legs, broad leg, broad legs, loose leg, loose legs, full leg, full legs, full cut leg, wide-leg, wide legged, wide leg fit, flowing leg, flowy leg',
    as: 'silhouette',
    is: { silhouette: 'wide', fit: 'relaxed' },
  },
  {
    id: 'bootcut',
    words:
      'flared leg, flared legs, flares out below the knee, flared from the knee, flares from the knee, bootcut, boot cut, bell bottom, bell-bottom, kick flare',
    as: 'silhouette',
    is: { silhouette: 'bootcut' },
  },
  {
    id: 'straight-leg',
    words: 'straight leg, straight legs, straight fit, straight cut, straight-cut',
    as: 'silhouette',
    is: { silhouette: 'straight' },
  },
  {
    id: 'boxy',
    words:
      'boxy, boxy fit, boxy cut, boxy shape, boxy silhouette, square cut, squared off, t shape, t shaped, t-shaped',
    as: 'silhouette',
    is: { silhouette: 'boxy', fit: 'relaxed' },
  },
  {
    id: 'balloon',
    words:
      'balloon, bubble hem, bubble, balloon fit, puffball, cocoon, cocoon shape, cocoon shaped, cocoon silhouette, cocoon fit, cocooning, egg shape, egg shaped, barrel leg, barrel legs, barrel fit, horseshoe leg, barrel shape',
    as: 'silhouette',
    is: { silhouette: 'balloon' },
  },
  {
    id: 'empire-line',
    words: 'empire line, empire silhouette',
    as: 'silhouette',
    is: { silhouette: 'empire', waistline: 'empire' },
  },
  { id: 'peplum', words: 'peplum', as: 'silhouette', is: { silhouette: 'peplum', details: ['peplum'] } },
  {
    id: 'flowy',
    words: 'flowy, flowing, floaty, flowing robe, full volume, swishy, ethereal',
    as: 'fit',
    is: { fit: 'relaxed', details: ['flowing'] },
  },
  {
    id: 'oversized',
    words:
      'oversized, oversize, over sized, slouchy, slouchy fit, slouch fit, slouchy cut, slouchy silhouette, drapey fit, tent like, exaggerated fit, dad fit, baggy, baggy fit, boyfriend fit, boyfriend, oversized fit, super loose, baggy style',
    as: 'fit',
    is: { fit: 'oversized' },
  },
  {
    id: 'relaxed',
    words:
      'relaxed, relaxed fit, relaxed cut, relaxed silhouette, easy silhouette, easy cut, loose cut, loose silhouette, generous cut, generous fit, generously cut, room to move, plenty of room, not too tight, not tight, not too fitted, not clingy, flowing cut, lounge fit, airy fit, fuss free fit, loose, loose fit, loose fitting, comfort fit, easy fit, roomy, comfortable fit, loosely fitted',
    as: 'fit',
    is: { fit: 'relaxed' },
  },
  {
    id: 'regular',
    words: 'regular fit, regular-fit, classic fit, standard fit, regular',
    as: 'fit',
    is: { fit: 'regular' },
  },
  {
    id: 'slim',
    words:
      'cigarette cut, cigarette fit, cigarette leg, cigarette legs, slim leg, slim legs, skinny leg, skinny legs, slim fit, slim-fit, slim, slim cut, slender, skinny, skinny fit, super slim',
    as: 'fit',
    is: { fit: 'fitted', silhouette: 'slim' },
  },
  {
    id: 'fitted',
    words:
      'fitted, figure skimming, body skimming, skims the body, skims the figure, skims her body, skims her figure, skimming the body, skimming her figure, skimming fit, skims the curves, skimming, semi fitted, semi-fitted, close cut, close to the body, follows the body, contoured, contour fit, nips in at the waist, nipped in at the waist, nipped in waist, nipped waist, nipped at the waist, nipped-in waist, fitted waist, fitted at the waist, cinched waist, cinched in waist, defined waist, shaped waist, waist shaping, tailored close, neat fit, trim fit, snug fit, snug,  form fitting, formfitting, tailored fit, close fitting, figure hugging, structured, well fitted, impeccable fit, nipped',
    as: 'fit',
    is: { fit: 'fitted' },
  },
  {
    id: 'tight',
    words:
      'tight, clingy, clinging, clings to the body, hugs the body, hugs the figure, hugs the curves, hugging the curves, hugs her curves, hugging, curve hugging, vacuum fit, painted on, moulded, sculpted fit, body-con, body con, body con fit, tight fit, skin tight, bodycon fit, bodycon, body hugging, second skin, tight fitting',
    as: 'fit',
    is: { fit: 'tight' },
  },
  { id: 'micro', words: 'micro, micro mini, ultra short', as: 'length', is: { length: 'micro' } },
  {
    id: 'mini',
    words: 'mini, mini length, thigh length hem, above knee, above the knee, above-knee',
    as: 'length',
    is: { length: 'mini' },
  },
  {
    id: 'knee',
    words:
      'knee length, knee-length, knee long, to the knee, to knee, till knee, till the knee, upto knee, up to the knee, to the knees, knee high hem',
    as: 'length',
    is: { length: 'knee' },
  },
  {
    id: 'midi',
    words:
      'midi, below knee, below the knee, below her knee, below his knee, just below the knee, just below knee, under the knee, mid calf, mid-calf, to mid calf, to the calf, to calf, till calf, calf length, calf-length, midi length, midaxi, tea length, ballerina length',
    as: 'length',
    is: { length: 'midi' },
  },
  {
    id: 'ankle',
    words:
      'ankle length, ankle-length, to the ankle, to ankle, till ankle, till the ankle, upto ankle, up to the ankle, to her ankles, to the ankles, ankle grazing, ankle grazer, 7/8 length',
    as: 'length',
    is: { length: 'ankle' },
  },
  { id: 'maxi', words: 'maxi, maxi length, full length', as: 'length', is: { length: 'maxi' } },
  {
    id: 'floor',
    words:
      'floor length, floor-length, floor sweeping, floor grazing, floor skimming, to the floor, reaches the floor, touches the floor, touching the floor, sweeps the floor, down to the floor, floor touching',
    as: 'length',
    is: { length: 'floor' },
  },
  {
    id: 'hip',
    words: 'hip length, hip-length, to the hip, above hip, above the hip',
    as: 'length',
    is: { length: 'hip' },
  },
  {
    id: 'thigh',
    words: 'thigh length, thigh-length, mid thigh, mid-thigh, to mid thigh, to the thigh',
    as: 'length',
    is: { length: 'thigh' },
  },
  { id: 'waist', words: 'waist length, waist-length', as: 'length', is: { length: 'waist' } },
  {
    id: 'high-rise',
    words:
      'high rise, high-rise, high waisted, high-waisted, high waist, highwaisted, high-waist, paper bag waist, paperbag waist, paper bag, paperbag',
    as: 'waistline',
    is: { waistline: 'high' },
  },
  {
    id: 'mid-rise',
    words: 'mid rise, mid-rise, mid waist, natural waist, normal waist, medium rise, regular rise, regular waist',
    as: 'waistline',
    is: { waistline: 'natural' },
  },
  {
    id: 'low-rise',
    words: 'low rise, low-rise, low waist, low waisted, hipster, low slung',
    as: 'waistline',
    is: { waistline: 'low' },
  },
  { id: 'empire', words: 'empire waist, empire waistline, empire', as: 'waistline', is: { waistline: 'empire' } },
  {
    id: 'dropped',
    words:
      'drop waist, dropped waist, dropped waistline, drop waisted, drop waistline, waist dropped to the hip, waist at the hip',
    as: 'waistline',
    is: { waistline: 'dropped' },
  },
];
