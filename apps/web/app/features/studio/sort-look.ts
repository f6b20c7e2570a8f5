import type { Decision, LookGroup, LookRow } from '#web/features/studio/describe-look.ts';

/** A choice in words that stand without their term: 'Midi length'. */
export interface LookChoice {
  words: string;
  /** `#rrggbb` of a swatch to show before the words. */
  swatch?: string;
  /** Who decided it, where the choices of one part came of both. */
  decision?: Decision;
}

/** What was decided of one garment, or of what is worn with it. */
export interface LookPart {
  id: string;
  title: string;
  /** The garment itself was decided here, not only how it is. */
  isNamed: boolean;
  choices: LookChoice[];
}

/** What a value needs beside it once its term is gone. */
const NOUN: Record<string, string> = {
  Cut: 'cut',
  Length: 'length',
  Neckline: 'neckline',
  Collar: 'collar',
  Sleeves: 'sleeves',
  Fit: 'fit',
  Border: 'border',
  Hair: 'hair',
  Skin: 'skin',
};
const STANDS_ALONE = new Set(['Bald', 'Bow', 'Hood', 'Sleeveless', 'Strapless', 'Straps']);

/** A row in words that stand without its term. */
export function choiceOf({ term, value, swatch }: LookRow): LookChoice {
  const noun = STANDS_ALONE.has(value) ? undefined : NOUN[term];
  const words = noun ? `${value} ${noun}` : value;
  return swatch ? { words, swatch } : { words };
}

/** 'Wrap' of a 'Wrap dress': who named the garment named it as well. */
const isInName = (title: string, value: string): boolean =>
  title
    .toLowerCase()
    .split(/[\s-]+/)
    .includes(value.toLowerCase());

/** The part of a described Look that was decided so: said by the person, or chosen for them. Garments without a word in it are left out. */
export function sortLook(groups: LookGroup[], decision: Decision): LookPart[] {
  return groups
    .map(({ id, title, kind, rows }) => ({
      id,
      title,
      isNamed: kind === decision,
      choices: rows
        .filter(
          (row) =>
            row.decision === decision && !(kind === 'said' && decision === 'chosen' && isInName(title, row.value)),
        )
        .map(choiceOf),
    }))
    .filter(({ isNamed, choices }) => isNamed || choices.length > 0);
}

/** All that is told of each part, with who decided it. */
export const wholeLook = (groups: LookGroup[]): LookPart[] =>
  groups.map(({ id, title, rows }) => ({
    id,
    title,
    isNamed: false,
    choices: rows.map((row) => ({ ...choiceOf(row), decision: row.decision })),
  }));

/** Decisions in these parts. */
export const countChoices = (parts: LookPart[]): number =>
  parts.reduce((sum, { isNamed, choices }) => sum + Number(isNamed) + choices.length, 0);
