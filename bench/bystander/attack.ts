/** What the others ask for again and again, in words that go to another thread. */
export type Attack =
  | { readonly kind: 'list'; readonly url: string }
  /** Guesses at passwords, each of those at once from an address of their own. */
  | { readonly kind: 'sign-ins'; readonly url: string }
  | {
      readonly kind: 'pictures';
      readonly url: string;
      readonly picture: DearPicture;
      /** Cookies of those who send, in turn. */
      readonly cookies: readonly string[];
    };

/** Pictures that are let in and cost the most: to read, and to receive. */
export const DEAR_PICTURES = ['one bit a pixel, 2 MB', 'noise, 14 MB'] as const;
export type DearPicture = (typeof DEAR_PICTURES)[number];

export interface Attackers {
  readonly attack: Attack;
  readonly atOnce: number;
}

/** How often each status was answered; 0 for a connection that ended without one. */
export type Answers = ReadonlyMap<number, number>;
