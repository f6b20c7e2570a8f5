/** Option lists of the generation form: wire value and label, in the order shown. */
export interface Option {
  value: string;
  label: string;
}
const list = <const T extends readonly (readonly [string, string])[]>(pairs: T) =>
  pairs.map(([value, label]) => ({ value, label })) as unknown as readonly { value: T[number][0]; label: string }[];

export const CATEGORY = list([
  ['outfit', 'Complete Outfit'],
  ['top', 'Top'],
  ['bottom', 'Bottom'],
  ['dress', 'Dress'],
  ['coat', 'Coat'],
]);
export const GENDER = list([
  ['female', 'Female'],
  ['male', 'Male'],
  ['unisex', 'Unisex'],
]);
export const ETHNICITY = list([
  ['any', 'Any'],
  ['asian', 'East Asian'],
  ['south-asian', 'South Asian'],
  ['african', 'African'],
  ['european', 'European'],
  ['american', 'American'],
  ['latino', 'Latino'],
  ['hispanic', 'Hispanic'],
  ['middle-eastern', 'Middle Eastern'],
  ['indian', 'Indian'],
  ['other', 'Other'],
]);
export const AGE = list([
  ['any', 'Any'],
  ['teen', 'Teen'],
  ['adult', 'Adult'],
  ['senior', 'Senior'],
]);
export const SKIN_COLOR = list([
  ['any', 'Any'],
  ['fair-cool', 'Fair, cool'],
  ['fair-warm', 'Fair, warm'],
  ['light-medium-neutral', 'Light-medium, neutral'],
  ['olive-warm', 'Olive, warm'],
  ['tan-golden', 'Tan, golden'],
  ['deep-cool', 'Deep, cool'],
  ['deep-warm', 'Deep, warm'],
  ['ebony-rich', 'Ebony, rich tone'],
]);
export const SEASON = list([
  ['any', 'Any'],
  ['summer', 'Summer'],
  ['winter', 'Winter'],
  ['spring', 'Spring'],
  ['autumn', 'Autumn'],
]);
export const ACCESSORIES = list([
  ['none', 'None'],
  ['parure', 'Parure (complete set)'],
  ['necklace', 'Necklace'],
  ['bracelet', 'Bracelet'],
  ['hats', 'Hats'],
  ['scarves', 'Scarves'],
  ['glasses', 'Glasses'],
  ['watches', 'Watches'],
]);
export const OCCASION = list([
  ['casual', 'Casual'],
  ['travel', 'Travel'],
  ['formal', 'Formal'],
  ['party', 'Party'],
  ['wedding', 'Wedding'],
  ['festival', 'Festival'],
  ['romantic-date', 'Romantic date'],
  ['casual-date', 'Casual date'],
  ['avant-garde', 'Avant-garde'],
  ['gala', 'Gala'],
]);
export const STYLE = list([
  ['casual', 'Casual'],
  ['formal', 'Formal'],
  ['streetwear', 'Streetwear'],
  ['athleisure', 'Athleisure'],
  ['bohemian', 'Bohemian'],
  ['vintage', 'Vintage'],
  ['minimalist', 'Minimalist'],
  ['avant-garde', 'Avant-garde'],
]);
