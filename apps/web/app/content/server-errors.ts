/** What a refusal of the server is told in: its own words, which are English as these are. @param _type the dialect's type. */
export const refusalWords = (_type: string | undefined, message: string): string => message;
