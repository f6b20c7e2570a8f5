/** Topic on which it is told that something about this account's offers changed. */
export const offersTopic = (accountId: string): string => `offers ${accountId}`;
