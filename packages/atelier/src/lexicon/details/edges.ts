import type { DetailEntry } from '#atelier/lexicon/entry.ts';

/** Hems, slits, openings and what trims an edge. */
export const EDGES: readonly DetailEntry[] = [
  { id: 'slit', words: 'front slit, center slit, centre slit, slit detail', name: 'a slit' },
  {
    id: 'side-slit',
    words:
      'side split, side splits, split, splits, side slit, side slits, side vents, slit on the side, slits on the sides',
    name: 'side slits',
  },
  {
    id: 'thigh-slit',
    words:
      'thigh split, high thigh split, high split, thigh-high split, split to the thigh, slit to the thigh, split to thigh, slit to thigh, slit up to the thigh, slit up to thigh, thigh slit, slit up to the thigh, slit to the thigh, slit up the thigh, slit up to her thigh, thigh high slit, thigh-high slit, high slit, leg slit, high side slit, high thigh slit',
    name: 'a high slit',
  },
  {
    id: 'cut-out',
    words: 'cut out, cutout, cut-out, cut outs, cutouts, cut-outs',
    name: 'cut-outs',
    onParts: true,
  },
  {
    id: 'backless',
    words: 'backless, plunging back, plunging at the back, open back, bare back, back cut out',
    name: 'an open back',
  },
  {
    id: 'deep-back',
    words: 'deep back, low back, scooped back, deep u back, deep neck at the back, deep cut at the back',
    name: 'a deep back',
  },
  {
    id: 'asymmetric-hem',
    words:
      'asymmetric hem, asymmetrical hem, asymmetric hemline, asymmetric, asymmetrical, uneven hem, handkerchief hem, handkerchief, pointed hem',
    name: 'an asymmetric hem',
  },
  {
    id: 'high-low-hem',
    words:
      'high low, high-low, high low hem, high-low hem, hi low, hi-low, hi-lo, dipped hem, step hem, mullet hem, high-low hemline, longer at the back, slightly longer at the back, fishtail hem',
    name: 'a high-low hem',
  },
  {
    id: 'curved-hem',
    words:
      'curved hem, rounded hem, shirt tail hem, shirttail hem, curved hemline, rounded at the back, rounded back hem, apple cut, u cut hem, slightly longer and rounded at the back',
    name: 'a curved hem',
  },
  {
    id: 'straight-hem',
    words: 'straight hem, straight hemline, even hem, even hemline, level hem',
    name: 'a straight hem',
  },
  { id: 'flared-hem', words: 'flared hem, flared hemline, flounce hem, flounced hem', name: 'a flared hem' },
  {
    id: 'scallop',
    words: 'scallop, scalloped, scallops, scallop edge, scalloped edge',
    name: 'scalloped edges',
    onParts: true,
  },
  { id: 'fringe', words: 'fringe, fringed, fringes, fringing, fringe trim', name: 'fringe', onParts: true },
  {
    id: 'tassel',
    words: 'tassel, tassels, tasselled, tasseled, latkan, latkans',
    name: 'tassels',
    onParts: true,
  },
  {
    id: 'feather',
    words: 'feather, feathers, feathered, feather trim, ostrich feather, marabou',
    name: 'feather trim',
    onParts: true,
  },
  {
    id: 'fur-trim',
    words: 'fur trim, faux fur trim, fur trimmed, fur lined hood, faux fur hood, fur cuffs, fur hood',
    name: 'a fur trim',
  },
  {
    id: 'piping',
    words:
      'contrast piping, satin piping, piped, tipped, tipped collar, tipped cuffs, gold braid, silver braid, braid trim, braided trim, military braid, soutache, sfifa, sfifa braid, gold sfifa braid, gold sfifa, sfifa trim, braid edging, braid down the front, gold braid trim, galloon',
    name: 'piping',
  },
  {
    id: 'turn-up',
    words:
      'rolled up hems, rolled-up hems, rolled hems, rolled hem, rolled up hem, turned up hems, turned-up hems, turned up cuffs, turn up cuffs, turned-up cuffs, turn-up cuffs, cuffs turned up, cuffs rolled, cuffs rolled up, hems rolled, hems rolled up, hem rolled, hem rolled up, hem turned up, hems turned up, rolled at the hem, rolled at the ankle, rolled at the ankles, rolled up at the ankle, rolled to the ankle, cuffs rolled at the ankle, rolled ankles, cuffed at the ankle, cuffed at ankle, turn up, turn ups, turn-ups, turned up hem, turned up hems, cuffed hem, cuffed hems, rolled hem, rolled hems, roll up hem, sewn-in turn-ups, sewn in turn ups, rolled up cuffs, rolled cuffs',
    name: 'turn-ups',
  },
  {
    id: 'elastic',
    words: 'elasticated, elastic, elasticised, elasticized, elastication, elasticity, partially elasticated',
    name: 'elastication',
    onParts: true,
  },
  { id: 'contrast', words: 'contrast, contrasting, contrasted', name: 'contrast details', onParts: true },
];
