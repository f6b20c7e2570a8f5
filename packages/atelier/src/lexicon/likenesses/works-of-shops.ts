/** Needlework, dyes and finishes by the names of the trade: what each is, or what it is drawn as. */
import type { DetailEntry } from '#atelier/lexicon/entry.ts';
import { at, near, nearAt, same } from './detail-rows.ts';

export const WORKS_OF_SHOPS: readonly DetailEntry[] = [
  // worked with the needle
  ...same('aari', 'aari kashmiri aari'),
  ...same(
    'embroidery',
    'all over work, allover work, jaal work, all over jaal work, jaal embroidery, thread embroidered, hand work embroidery, schiffli embroidery, schiffli work, suf work, suf embroidery, sindhi work, crewel work, crewel embroidery, white threadwork, multi thread work, multicolour thread work',
  ),
  ...same('zardosi', 'nakshi, naqshi, cutdana work, cut dana, cut dana work, salma work, salma sitara'),
  ...same(
    'zari',
    'tilla work, tilla embroidery, tilla dori, tilla dori work, half fine zari, jari work, jari embroidery, zari embroidered',
  ),
  ...same('phulkari', 'bagh work, bagh embroidery, phulkari embroidered'),
  ...same('mirror-work', 'foil mirror, kutchi mirror work, mirror embroidery, mirror embroidered'),
  ...same('sequins', 'sitara work, sequin embroidered, sequinned work, sequins embroidery'),
  ...same(
    'stones',
    'diamond work, swarovski work, rhinestone work, diamante work, kundan stone work, hotfix stones, hot fix stones',
  ),
  ...same('mukaish', 'badla work, kamdani work'),
  ...same('foil', 'foil work, foiled, foil finish, foil printed work'),
  ...same('tassel', 'tassel work, tasselled border, beaded tassels, tassel lace'),
  ...same('pompom', 'pompom work, pom pom lace, pompom lace'),
  ...same('lace-trim', 'lace work, crochet work, crochet lace work, crochet lace trim, lace insertion'),
  ...same('gota', 'gotta work, gota border work'),
  ...same('smocking', 'honeycomb smocking, smocked bodice work, elastic smocking'),
  ...same('topstitch', 'saddle stitched, whipstitch, whipstitched, blanket stitch, blanket stitched'),
  ...near(
    'embroidery',
    'embroidery',
    'bullion roses, bullion knots, hemstitch, hemstitched, fagoting, mochi work, zalakdozi, ghungroo work',
  ),
  at('eyelet', 'cutwork', 'cutwork, cut work, cutwork embroidery, cut work embroidery, eyelet work, eyelet embroidery'),
  // where it is worked
  at(
    'embroidery-neck',
    'neck embroidery',
    'neck work, work on the neck, work on neck, neckline work, work on the neckline, work at the neck, gala work, gale ka kaam',
  ),
  at('embroidery-sleeve', 'embroidered sleeves', 'sleeve work, work on the sleeves, work on sleeves, sleeves work'),
  at('embroidery-yoke', 'an embroidered yoke', 'yoke work, work on the yoke, work on yoke'),
  at(
    'embroidery-hem',
    'an embroidered hem',
    'hem work, work at the hem, work on the hem, daman work, work on the daman, work at the daman',
  ),
  at('embroidery-front', 'an embroidered front', 'front work, work on the front, work down the front'),
  at('embroidery-border', 'an embroidered border', 'border work, work on the border, work on borders'),
  {
    id: 'embroidery-neck',
    words: 'neck and sleeve work, neck and sleeves work, work on neck and sleeves, work on the neck and sleeves',
    name: 'embroidered neck and sleeves',
    is: { details: ['embroidery-neck', 'embroidery-sleeve'] },
  },
  ...nearAt(
    'printed-hem',
    'a printed hem',
    'lower half printed, bottom half printed, printed lower half, printed bottom half, print on the lower half, print on lower half, lower part printed',
  ),
  // washed, dyed and worn
  ...near('distressed', 'distressing', 'used look, worn effect, worn look, vintage effect, aged effect'),
  ...nearAt('scallop-border', 'a scalloped border', 'cut border, kat work border'),
];
