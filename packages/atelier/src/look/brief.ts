/** The generation request as the atelier takes it: words, and options whose values the lexicon knows (unknown ones count as unsaid). */
export interface Brief {
  words: string;
  options?: BriefOptions;
}

export interface BriefOptions {
  gender?: string;
  ethnicity?: string;
  age?: string;
  skin_color?: string;
  season?: string;
  accessories?: string;
  occasion?: string;
  style?: string;
  category?: string;
  /** 0 to 100. */
  creativity?: number;
}
