import { asksFor, type Detail, type Garment } from '@toile/look';
import type { Build } from '../cut.ts';
import { isElasticEdged } from './edges.ts';

/** What draws cloth in, and so stands where a dart would. */
const DRAWN_IN: readonly Detail['id'][] = ['smocking', 'ruching', 'elastic', 'gathers'];
/** Where it draws in the body itself. */
const OF_BODY: readonly Detail['part'][] = [undefined, 'bodice', 'front', 'back', 'waist', 'neck'];

const drawnIn = ({ details }: Pick<Garment, 'details'>, parts: readonly Detail['part'][]): boolean =>
  details.some(({ id, part }) => DRAWN_IN.includes(id) && id !== 'gathers' && parts.includes(part));

/** Shirred or elastic behind: the back stretches over the body, without a zip and without darts. */
export const isShirredBehind = (g: Pick<Garment, 'details'>): boolean =>
  asksFor(g, 'smocking', 'back') || asksFor(g, 'elastic', 'back') || isShirred(g);

/** Shirred all round. */
const isShirred = (g: Pick<Garment, 'details'>): boolean =>
  g.details.some(({ id, part }) => id === 'smocking' && (part === undefined || part === 'bodice'));

/** Whether cloth that is drawn in takes the place of waist darts. */
export const isDrawnIn = (g: Garment, build: Build): boolean => drawnIn(g, OF_BODY) || isElasticEdged(g, build);

/** And of the dart at the bust: what is drawn in behind alone has it still. */
export const isDrawnInFront = (g: Garment, build: Build): boolean =>
  drawnIn(g, [undefined, 'bodice', 'front', 'neck']) || isElasticEdged(g, build);
