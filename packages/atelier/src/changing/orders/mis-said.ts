import { draftOf } from '#atelier/reading/draft-of.ts';

const BY_MISTAKE =
  /,? ?\b(?:sorry|oops|apologies|my bad|my mistake)?,? ?(?:that |as )?i (?:had |have )?(?:said|wrote|typed|put|asked for|told you) [a-z -]+? (?:by mistake|wrongly|in error|by accident|mistakenly|earlier by mistake)(?=$|[,.;!?])/g;
const MEANT =
  /\bi (?:had )?(?:said|wrote|typed|asked for|put) (?:the |an? )?([a-z -]+?),? but (?:i )?(?:actually |really )?(?:meant|mean|wanted|want) (?:it (?:to be )?)?(?:the |an? )?([a-z -]+?)(?=$|[,.;!?])/g;

/** 'I said yellow border but I meant golden yellow': what was meant, of what was named. Lower case in and out. Pure. */
export const asMeantNow = (words: string): string =>
  words.replace(BY_MISTAKE, '').replace(MEANT, (all, wrong: string, right: string) => {
    const { floating, things } = draftOf(wrong);
    const colour = [...floating, ...things.flatMap(({ said }) => said)].find((one) => one.colour);
    const isColour = draftOf(right).floating.some((one) => one.colour) && draftOf(right).things.length === 0;
    const name = colour ? `${wrong.slice(0, colour.start)} ${wrong.slice(colour.end)}`.trim() : '';
    return isColour && name !== '' ? `the ${name} in ${right}` : all;
  });
