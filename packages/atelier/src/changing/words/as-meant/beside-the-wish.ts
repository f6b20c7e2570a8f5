/** What somebody owns whom the picture is of: those are to be put on. */
const HAS_THOSE =
  /(^|[,.;!?] ?)(?:he|she|papa|dad|mummy|mum|mom|granny|nani|dadi|nana|dada|(?:my|her|his|the|our) [a-z]+) (?:has|wears|carries|uses|has got|keeps) ([^,.;!?]+?)[,.;] ?(?:so |and )?(?:please )?(?:add|put|give|include|draw|show|want) (?:those|them|that|these|it|both)(?: (?:too|also|as well|please|in|on))*(?=$|[,.;!?]| and )/g;

/** Words in which what somebody is said to have is wished for. Lower case in and out. Pure. */
export const besideTheWish = (words: string): string => words.replace(HAS_THOSE, '$1add $2').trim() || words;
