export interface TeamMember {
  name: string;
  role: string;
  /** What this person answers for, in a sentence. */
  about: string;
  linkedin: string;
  instagram: string;
  email: string;
}

export interface Voice {
  quote: string;
  /** Who says it: a name and a place, or a role. */
  who: string;
  role: string;
}

/** Who runs a shop and where. What is empty or left out is not shown. */
export interface Site {
  /** True of texts for trying alone: the pages then say so. */
  isSample: boolean;
  /** The name in the copyright line and on the legal pages. */
  company: string;
  /** Year of the copyright line. */
  since: number;
  email?: string;
  /** When the telephone is answered. */
  hours?: string;
  /** How soon whoever writes is answered, in a sentence. */
  answers?: string;
  /** As shown; links dial the digits. */
  phones: readonly string[];
  /** Lines of the postal address. */
  address: readonly string[];
  social: readonly { network: 'Instagram' | 'LinkedIn'; handle: string; url: string }[];
  /** Marks of those who trust the shop, each set in a face of its own; three fill the row. */
  trustedBy: readonly string[];
  /** The founders. */
  team: readonly TeamMember[];
  /** What people said, with five stars; three fill the row. */
  voices: readonly Voice[];
}
