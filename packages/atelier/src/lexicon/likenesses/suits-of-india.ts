import type { SetAlike } from './set-alike.ts';

const DUPATTA = { words: 'dupatta', like: 'dupatta', isTrue: true } as const;
const STRAIGHT = { words: 'straight trousers', like: 'kurta-trousers', isTrue: true } as const;
const shirtOf = (colour: string) =>
  ({
    words: 'uniform shirt',
    like: 'shirt',
    is: { details: ['chest-flap-pocket', 'epaulette'] },
    colour,
    isTrue: true,
  }) as const;
const TROUSERS = { words: 'uniform trousers', like: 'trousers', isTrue: true } as const;

/** Suits of several pieces as the shops of India call them, and uniforms that are seen there. */
export const SUITS_OF_INDIA: readonly SetAlike[] = [
  {
    words:
      'pakistani suit, pakistani suit set, pakistani dress, pakistani salwar suit, pakistani lawn suit, lawn suit, pakistani kurta set, straight suit, straight suit set, straight cut suit, straight pant suit, straight kurta set, pant style suit, cigarette pant suit, trouser style suit, kurti pant set, kurta pant set, ethnic suit, ethnic suit set',
    cut: 'female',
    pieces: [{ words: 'kurta', like: 'kurta', isTrue: true }, STRAIGHT, DUPATTA],
  },
  {
    words: 'afghani suit, afghani suit set, afghani salwar suit, afghani kurta set, afghani set, afghani dress',
    cut: 'female',
    pieces: [
      { words: 'kurta', like: 'short-kurta', isTrue: true },
      { words: 'Afghani salwar', like: 'salwar', isTrue: true },
      DUPATTA,
    ],
  },
  {
    words:
      'alia cut suit, alia cut suit set, alia cut kurti set, alia cut kurta set, alia cut set, alia suit, alia cut anarkali suit',
    cut: 'female',
    pieces: [
      {
        words: 'Alia cut kurta',
        like: 'anarkali',
        is: { length: 'knee', neckline: 'v' },
        isTrue: true,
      },
      STRAIGHT,
      DUPATTA,
    ],
  },
  {
    words:
      'naira cut suit, naira cut suit set, naira cut kurti set, naira cut kurta set, nayra cut suit, nayra cut kurta set, nyra cut suit, naira suit',
    cut: 'female',
    pieces: [
      {
        words: 'Naira cut kurta',
        like: 'anarkali',
        is: { length: 'knee', details: ['side-tie'] },
        isTrue: true,
      },
      STRAIGHT,
      DUPATTA,
    ],
  },
  {
    words: 'frock suit, frock suit set, frock style suit, gown suit, gown style suit, frock salwar suit',
    cut: 'female',
    pieces: [
      { words: 'frock', like: 'anarkali', isTrue: true },
      { words: 'churidar', like: 'churidar', isTrue: true },
      DUPATTA,
    ],
  },
  {
    words:
      'rajputi poshak, poshak, rajasthani poshak, rajputi dress, rajputi suit, rajwadi poshak, marwari poshak, marwari dress, rajasthani dress, rajasthani lehenga odhni, lancha, lancha choli, lacha, lacha suit, lehenga kurti, lehenga kurti set',
    cut: 'female',
    pieces: [
      { words: 'ghagra', like: 'lehenga', isTrue: true },
      { words: 'kurti', like: 'kurti', is: { length: 'hip' }, isTrue: true },
      { words: 'odhni', like: 'dupatta', isTrue: true },
    ],
  },
  {
    words: 'folk dance costume, folk dance dress, dance costume, folk costume of india, tribal dance costume',
    pieces: [
      { words: 'dance skirt', like: 'lehenga', isTrue: true },
      { words: 'dance blouse', like: 'choli', isTrue: true },
      { words: 'odhni', like: 'dupatta', isTrue: true },
    ],
  },
  {
    words: 'baba suit, baba suit set, baby baba suit, shirt and shorts set, boys shirt shorts set',
    pieces: [
      { words: 'shirt', like: 'shirt', is: { sleeveLength: 'short' }, isTrue: true },
      { words: 'shorts', like: 'shorts', isTrue: true },
    ],
  },
  {
    words: 'security guard uniform, security uniform, guard uniform, security guard dress, watchman uniform',
    pieces: [shirtOf('powder blue'), TROUSERS],
  },
  {
    words: 'police uniform, police officer uniform, cop uniform, khaki uniform, postman uniform, ncc uniform',
    pieces: [shirtOf('khaki'), TROUSERS],
  },
  {
    words: 'army uniform, soldier uniform, military uniform, scout uniform, forest guard uniform',
    pieces: [shirtOf('army green'), TROUSERS],
  },
  {
    words: 'pilot uniform, captain uniform, cabin crew uniform for men, airline uniform for men',
    pieces: [shirtOf('white'), TROUSERS],
  },
  {
    words:
      'waiter uniform, waiters uniform, bartender uniform, hotel staff uniform, butler uniform, restaurant uniform',
    pieces: [
      { words: 'waistcoat', like: 'waistcoat', colour: 'black', isTrue: true },
      { words: 'trousers', like: 'trousers', isTrue: true },
    ],
  },
  {
    words:
      'air hostess uniform, air hostess dress, cabin crew uniform, flight attendant uniform, stewardess uniform, receptionist uniform, hostess uniform',
    cut: 'female',
    pieces: [
      { words: 'uniform jacket', like: 'suit-jacket', colour: 'navy', isTrue: true },
      { words: 'pencil skirt', like: 'pencil-skirt', isTrue: true },
    ],
  },
];
