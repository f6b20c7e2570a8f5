import { createContext, use } from 'react';

/** Opens the Purchase Tokens dialog. `lead` is said beneath its title: why it opened, and what was kept. */
export type AddTokens = (lead?: string) => void;

export const AddTokensContext = createContext<AddTokens>(() => undefined);

/** How any screen within the shell opens the dialog. */
export const useAddTokens = (): AddTokens => use(AddTokensContext);
