import type { Likeness } from './likeness.ts';

/** What is worn to work and to play. */
export const WORK_AND_SPORT: readonly Likeness[] = [
  // to work
  {
    words:
      'scrub top, scrubs top, nurse tunic, nursing tunic, nurses tunic, hospital tunic, dental tunic, beautician tunic, salon tunic',
    like: 'top',
    is: {
      neckline: 'v',
      sleeveShape: 'set-in',
      sleeveLength: 'short',
      fit: 'relaxed',
      length: 'hip',
      details: ['chest-pocket', 'patch-pocket'],
    },
    isTrue: true,
  },
  {
    words: 'scrub pants, scrub trousers, scrubs pants, scrub bottoms, theatre trousers',
    like: 'pyjama-bottoms',
    is: { closure: 'drawstring' },
    isTrue: true,
  },
  {
    words:
      'nurse dress, nurses dress, nurse uniform, nurses uniform, maid dress, maid uniform, maids dress, waitress dress, diner dress, tabard dress',
    like: 'shirt-dress',
    is: { length: 'knee', sleeveLength: 'short' },
  },
  {
    words:
      'apron, bib apron, kitchen apron, chef apron, chefs apron, barista apron, cafe apron, baking apron, workshop apron, denim apron, gardening apron, cooking apron, canvas apron, server apron, work apron',
    like: 'pinafore',
    is: { length: 'knee', fabric: 'cotton' },
  },
  {
    words:
      'smock, smock top, smock shirt, smock frock, work smock, fisherman smock, artist smock, painter smock, sailing smock',
    like: 'tunic',
    is: { sleeveShape: 'set-in', sleeveLength: 'long' },
  },
  {
    words: 'lab coat, doctors coat, doctor coat, dust coat, shop coat, warehouse coat, store coat',
    like: 'coat',
    is: {
      length: 'knee',
      closure: 'single-breasted',
      collar: 'notch',
      neckline: 'lapel',
      fabric: 'cotton',
      details: ['patch-pocket', 'chest-pocket'],
    },
    colour: 'white',
    isTrue: true,
  },
  {
    words: 'chef jacket, chefs jacket, chef coat, chefs coat, chef whites, chefs whites, cook jacket',
    like: 'tang-jacket',
    is: {
      closure: 'double-breasted',
      collar: 'band',
      neckline: 'high',
      fabric: 'cotton',
      sleeveLength: 'long',
      length: 'hip',
    },
    region: 'western',
    colour: 'white',
  },
  {
    words:
      'hi vis jacket, hi-vis jacket, high vis jacket, high visibility jacket, hi viz jacket, hivis jacket, hi vis coat, hi-vis coat, hi vis bomber',
    like: 'windbreaker',
    is: { closure: 'zip', length: 'hip', details: ['reflective-bands'] },
    colour: 'neon yellow',
  },
  {
    words:
      'hi vis vest, hi-vis vest, high vis vest, high visibility vest, hi viz vest, hivis vest, hi vis waistcoat, safety vest, reflective vest, traffic vest',
    like: 'waistcoat',
    is: { closure: 'zip', details: ['reflective-bands'] },
    colour: 'neon yellow',
  },
  {
    words: 'hi vis trousers, hi-vis trousers, hi vis pants, hi-vis pants, hi vis joggers',
    like: 'cargo-pants',
    is: { details: ['cargo-pocket', 'reflective-bands'] },
    colour: 'neon yellow',
  },
  {
    words:
      'work pants, work trousers, painter pants, painters pants, carpenter pants, carpenter trousers, carpenter jeans, double knee pants, fatigue pants, fatigues',
    like: 'cargo-pants',
    is: { silhouette: 'straight', details: ['patch-pocket'] },
    isTrue: true,
  },
  {
    words:
      'cargo work pants, cargo work trousers, tactical pants, bdu pants, combat pants, hiking pants, hiking trousers, walking trousers, trekking pants, trekking trousers',
    like: 'cargo-pants',
    isTrue: true,
  },
  {
    words: 'work jacket, donkey jacket, chore shirt jacket, engineer jacket, barn jacket, barn coat, field coat',
    like: 'utility-jacket',
    isTrue: true,
  },
  {
    words:
      'fishing vest, fishing waistcoat, photographer vest, utility vest, cargo vest, tactical vest, hunting vest, safari vest',
    like: 'waistcoat',
    is: { closure: 'zip', details: ['patch-pocket', 'chest-flap-pocket'] },
    colour: 'khaki',
  },
  {
    words:
      'waxed jacket, wax jacket, barbour jacket, barbour, waxed cotton jacket, waxed coat, wax coat, hunting jacket, shooting jacket',
    like: 'utility-jacket',
    is: {
      fabric: 'cotton',
      fabricName: 'waxed cotton',
      closure: 'zip',
      collar: 'shirt',
      neckline: 'shirt',
      details: ['flap-pocket'],
    },
    colour: 'olive',
    isTrue: true,
  },
  {
    words:
      'flight suit, flying suit, mechanic suit, mechanics overalls, coveralls mechanic, racing suit, race suit, astronaut suit, space suit, spacesuit, prison jumpsuit, hazmat suit, paint suit',
    like: 'boiler-suit',
  },
  {
    words: 'safari jacket, bush jacket, saharienne',
    like: 'utility-jacket',
    is: {
      closure: 'buttons',
      collar: 'shirt',
      neckline: 'shirt',
      details: ['patch-pocket', 'chest-flap-pocket', 'belt', 'epaulette'],
    },
    isTrue: true,
  },
  {
    words:
      'police shirt, uniform shirt, pilot shirt, security shirt, guard shirt, epaulette shirt, military shirt, scout shirt',
    like: 'shirt',
    is: { details: ['epaulette', 'chest-flap-pocket'] },
    isTrue: true,
  },
  {
    words:
      'police jacket, military tunic, army tunic, dress uniform jacket, uniform jacket, pilot jacket, captain jacket, captains jacket',
    like: 'suit-jacket',
    is: { details: ['epaulette', 'chest-flap-pocket'] },
  },
  // to play
  {
    words: 'basketball jersey, basketball vest, basketball top',
    like: 'tank-top',
    is: { neckline: 'v', fit: 'relaxed', length: 'hip', fabric: 'jersey' },
  },
  {
    words:
      'football jersey, football shirt, football top, soccer jersey, soccer shirt, hockey jersey, cycling jersey, netball top, rugby jersey, cricket jersey',
    like: 'jersey-top',
    isTrue: true,
  },
  {
    words: 'baseball jersey, baseball shirt jersey',
    like: 'shirt',
    is: { collar: 'none', neckline: 'v', sleeveLength: 'short', fabric: 'jersey' },
  },
  {
    words: 'cricket jumper, cricket sweater, tennis jumper, tennis sweater, cricket pullover',
    like: 'cable-sweater',
    is: { neckline: 'v' },
    colour: 'ivory',
    isTrue: true,
  },
  {
    words: 'cricket whites, cricket trousers, flannels, flannel trousers, flannel pants',
    like: 'trousers',
    is: { fabric: 'wool', fabricName: 'flannel' },
    isTrue: true,
  },
  { words: 'baseball pants, jockey pants, fencing breeches', like: 'jodhpurs', is: { length: 'cropped' } },
  {
    words: 'jazz pants, dance pants, fold over pants, fold over yoga pants',
    like: 'flared-trousers',
    is: { fabric: 'jersey', fit: 'fitted' },
    isTrue: true,
  },
  { words: 'hiking shorts, walking shorts, tactical shorts, utility shorts', like: 'cargo-shorts', isTrue: true },
  {
    words:
      'biker shorts, bike shorts, cycling shorts, bicycle shorts, cycle shorts, padded cycling shorts, legging shorts, leggings shorts, short leggings, spin shorts, yoga shorts, compression shorts, skin shorts, volleyball shorts',
    like: 'leggings',
    is: { length: 'thigh' },
    isTrue: true,
  },
  {
    words: 'running tights, cycling tights, base layer bottoms, long johns, thermal leggings, gym tights',
    like: 'leggings',
    isTrue: true,
  },
  {
    words: 'rash vest, rashguard, base layer top, thermal top, compression top, running top, running tee',
    like: 'long-sleeve-tee',
    is: { fit: 'tight' },
    isTrue: true,
  },
  {
    words:
      'softshell, softshell jacket, soft shell jacket, running jacket, cycling jacket, hiking jacket, walking jacket, cagoule, kagoule, kagool, rain shell, hard shell jacket, waterproof jacket, waterproof',
    like: 'windbreaker',
    is: { closure: 'zip' },
    isTrue: true,
  },
  {
    words: 'ski jacket, snowboard jacket, snow jacket',
    like: 'puffer-jacket',
    is: { collar: 'hood', details: ['quilting', 'hood'] },
  },
  {
    words: 'ski pants, salopettes, snow pants, snowboard pants, waterproof trousers',
    like: 'trousers',
    is: { fit: 'relaxed', silhouette: 'straight' },
  },
  {
    words:
      'snowsuit, snow suit, ski suit, pramsuit, pram suit, all in one snowsuit, one piece ski suit, all in one suit, puffer suit',
    like: 'boiler-suit',
    is: {
      neckline: 'high',
      collar: 'hood',
      closure: 'zip',
      sleeveShape: 'set-in',
      sleeveLength: 'long',
      fit: 'oversized',
      fabric: 'quilted',
      details: ['hood', 'quilting'],
    },
  },
  {
    words: 'wetsuit, diving suit, skinsuit, cycling suit, speed suit, superhero suit, superhero costume',
    like: 'jumpsuit',
    is: {
      fit: 'tight',
      neckline: 'high',
      collar: 'band',
      closure: 'zip',
      sleeveLength: 'long',
      sleeveShape: 'set-in',
      silhouette: 'slim',
      length: 'full',
    },
  },
  {
    words: 'catsuit, unitard',
    like: 'jumpsuit',
    is: {
      fit: 'tight',
      silhouette: 'slim',
      fabric: 'jersey',
      sleeveLength: 'long',
      sleeveShape: 'set-in',
      neckline: 'high',
      length: 'full',
    },
  },
  {
    words: 'gi pants, karate pants, judo pants, thai fisherman pants, fisherman pants',
    like: 'wide-leg-trousers',
    is: { length: 'ankle' },
  },
  { words: 'stirrup pants, stirrup leggings, stirrup trousers, ski trousers stirrup', like: 'leggings' },
  {
    words:
      'ballroom gown, ballroom dress, latin dress, dance dress, salsa dress, tango dress, skating dress, figure skating dress, ice skating dress, irish dance dress, irish dancing dress, feis dress',
    like: 'skater-dress',
    is: { sleeveLength: 'long', sleeveShape: 'set-in' },
    cut: 'female',
  },
  {
    words: 'cheerleader uniform, cheerleader dress, cheer uniform, cheerleading uniform, tennis dress, netball dress',
    like: 'skater-dress',
    is: { length: 'mini', sleeveLength: 'sleeveless', sleeveShape: 'none' },
  },
];
