/** What the atelier puts over or under an outfit of itself. */
import type { GarmentKind, Presentation } from '@toile/look';

/** The coat of an outfit that is to have one and names none. */
export const COAT: GarmentKind = 'overcoat';

/** What nobody expects, over Indian dress. */
export const INDIAN: Readonly<Record<'men' | 'women', GarmentKind>> = { men: 'nehru-jacket', women: 'long-shrug' };

/** The same in the cold, and in any other season. */
export const WINTER: GarmentKind = 'cape';
export const ANY: readonly GarmentKind[] = ['kimono-jacket', 'duster', 'cropped-jacket'];

/** What carries a thing that is shown by itself. */
export const UNDER_PRODUCT: Readonly<Record<Presentation, readonly GarmentKind[]>> = {
  female: ['slip-dress'],
  male: ['t-shirt', 'shorts'],
  androgynous: ['t-shirt', 'shorts'],
};

/** What carries a length of cloth that is shown by itself. */
export const UNDER_DRAPE: readonly GarmentKind[] = ['kurta', 'kurta-trousers'];

/** Hides what is worn under it. */
export const HIDING: GarmentKind = 'abaya';

/** What is wound about what one swims in, which stays. */
export const SWUM_IN: Readonly<Record<'wrap' | 'under', GarmentKind>> = { wrap: 'sarong', under: 'swimsuit' };

/** Whole garments that are worn over another one: a slip dress under an abaya, a swimsuit under a cover-up. */
export const ROBES: ReadonlySet<string> = new Set(['abaya', 'beach-coverup']);

/** Legs that go under a dress, and take the place of none. */
export const UNDER_DRESSES: ReadonlySet<GarmentKind> = new Set([
  'churidar',
  'leggings',
  'salwar',
  'pyjama',
  'patiala',
  'kurta-trousers',
]);

/** What is asked for below a dress or a kurta, as it is written. */
export const WORN_BELOW: readonly string[] =
  'churidar,churidars,legging,leggings,salwar,salwars,palazzo,palazzos,pyjama,pyjamas,pajama,pajamas,trousers,tights'.split(
    ',',
  );

/** Whose skirt begins at its yoke: a tunic that is spoken of after it is itself. */
export const isAnarkali = ({ facts }: { readonly facts?: { readonly block?: string } }): boolean =>
  facts?.block === 'anarkali';

/** Cloths, by the ids of their rows, of which a suit is a kurta over a salwar. */
export const SOFT_OF_INDIA =
  /georgette|chiffon|chinn?on|organza|mulmul|muslin|chanderi|kota|rayon|lawn|jamdani|vichitra|^net$|tissue|maheshwari|khadi/;
