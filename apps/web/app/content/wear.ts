/** Words of a Look ('Emerald silk slip dress', 'cowl') in the language of the interface; its own are English. */
export const wearWords = (english: string): string => english;
