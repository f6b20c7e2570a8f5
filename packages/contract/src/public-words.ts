/** What is said of words that others would read and may not, by what is wrong with them. Apart from the catalogue, as every page loads that. */

/** Where such words stand, as whoever wrote them is told. */
export const PUBLIC_FIELD = {
  caption: 'The caption',
  account: 'The name of this account',
  folder: 'The name of this folder',
  picture: 'The name of this picture',
  'offer-title': 'The title of this offer',
  'offer-message': 'The message of this offer',
  answer: 'Your answer',
} as const;
export type PublicField = keyof typeof PUBLIC_FIELD;

/** Each takes one of `PUBLIC_FIELD`. */
export const WORDS_REFUSED = {
  contact: (field: string) =>
    `${field} holds a telephone number, a web address or a name on another service, and others would read it. Please take it out.`,
  house: (field: string) =>
    `${field} speaks as Toile or asks people for secrets or money, and others would read it. Please choose other words.`,
  hateful: (field: string) => `${field} is hateful to people, and others would read it. Please choose other words.`,
  threatening: (field: string) =>
    `${field} threatens somebody or wishes them harm, and others would read it. Please choose other words.`,
  obscene: (field: string) => `${field} is obscene, and others would read it. Please choose other words.`,
  young: (field: string) =>
    `${field} says of somebody under 18 what nobody may say of them here, and others would read it. Please choose other words.`,
  likeness: (field: string) =>
    `${field} says that this is the face of a real person, and others would read it. Please choose other words.`,
} as const;
export type WordsFault = keyof typeof WORDS_REFUSED;
