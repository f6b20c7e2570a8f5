/** What a clause asks to be done. */
export type Intent =
  | { do: 'keep' }
  | { do: 'take off'; what: string }
  | { do: 'swap'; from: string; to: string }
  | { do: 'put on'; what: string }
  | { do: 'make'; what: string };

interface Row {
  /** Of the whole clause; its groups are what is asked of. */
  says: RegExp;
  as: (groups: Readonly<Record<string, string>>) => Intent;
}

const swap = ({ from = '', to = '' }: Readonly<Record<string, string>>): Intent => ({ do: 'swap', from, to });

/** The ways in which people ask for a change, the particular before the general. */
export const INTENTS: readonly Row[] = [
  {
    // how it is worn is a way of wearing it, and no keeping: 'leave the coat open'
    says: /^(?!(?:keep|leave) (?:the |her |his |it |that )?[a-z ]*(?:open|closed|untucked|unbuttoned|buttoned|loose|undone)$)(?!(?:everything else|the rest|rest|all the rest) (?:in|to be|should be|into) )(?:(?:please )?(?:keep|leave|retain|maintain|do not (?:change|touch)|don't (?:change|touch)|everything else|rest|the rest|nothing (?:else|more|new|for|on)|(?:she|he) keeps)\b(?!.*\b(?:but|except)\b)|same\b(?!.*\b(?:but|except|in|for|with|without|as|thing|one|dress|outfit|look)\b))/,
    as: () => ({ do: 'keep' }),
  },
  {
    says: /^(?!.*\b(?:make|not|isn't|aren't|and|but)\b)(?:.+ )?(?:(?:is|are|stays?|remains?|can stay|should stay) )?(?:the )?(?:same|as is|as it is|as they are|unchanged|fine|okay|perfect|nice|stay|stays|leave|leave as is)$/,
    as: () => ({ do: 'keep' }),
  },
  {
    says: /^(?:the |her |his )?[a-z ]+? (?:should |must |can |will |to )?(?:stays?|remains?)(?: in)?(?: (?!open\b|closed\b)[a-z -]+)?$|^(?:just|only) (?:the|his|her) [a-z-]+$/,
    as: () => ({ do: 'keep' }),
  },
  {
    says: /^(?:swap|replace|exchange|trade|substitute)(?: out)? (?<from>.+?) (?:for|with|by|to|into) (?<to>.+)$/,
    as: swap,
  },
  {
    // 'lose the boots for white sneakers', and not 'drop the jacket for summer'
    says: /^(?:drop|ditch|lose|skip|trade) (?<from>(?:the |her |his )?[a-z ]+?) for (?!(?:the )?(?:summer|winter|now|good|once)\b)(?<to>.+)$/,
    as: swap,
  },
  { says: /^(?:change|switch|turn|convert|move)(?: out)? (?<from>.+?) (?:to|into|for|with) (?<to>.+)$/, as: swap },
  { says: /^(?<to>.+?) (?:instead of|rather than|in place of|not) (?<from>.+)$/, as: swap },
  {
    says: /^(?:instead of|rather than|in place of) (?<from>.+?)(?: use| put| wear| do| make| try| go for| give (?:her|him|it)| i want| have)? (?<to>(?:a|an|some|the)? ?\w+.*)$/,
    as: swap,
  },
  {
    says: /^(?:remove|delete|no more|no|without|w\/o|lose|drop|ditch|skip|omit|hide|minus|sans|get rid of|take off|take away|take out|cut out(?! at)|cut(?! ?outs?)|strip|undo|not|she (?:should not|shouldn't|doesn't) (?:have|wear|need)|(?:i )?(?:do not|don't) (?:want|need|like|add|have)|should(?: not|n't) have|(?:i )?(?:hate|dislike|don't like|do not like)|(?:it )?does(?: not|n't) need|make it without|have no|with no) (?<what>.+)$/,
    as: ({ what = '' }) => ({ do: 'take off', what }),
  },
  {
    says: /^(?:less|fewer|not so many|not so much|too many|too much) (?<what>.+)$/,
    as: ({ what = '' }) => ({ do: 'take off', what }),
  },
  {
    says: /^(?:the |her |his |its )?(?<what>(?!(?:show|set|top|hands|one)\b)[a-z-]+(?: [a-z-]+)?) (?:off|gone)$/,
    as: ({ what = '' }) => ({ do: 'take off', what }),
  },
  { says: /^take (?<what>.+?) (?:off|away|out)$/, as: ({ what = '' }) => ({ do: 'take off', what }) },
  {
    says: /^(?:add(?:ing)?|add in|add on|put on|put(?: (?:her|him|it|them))?(?: on| in)?|include|wear(?:ing)?|pair (?:it |this )?with|style (?:it |this )?with|dress (?:it|this) up with|give(?: (?:her|him|them|it|me|us|the (?:model|woman|man)))?|bring in|throw on|layer(?: on)?|with|plus|let (?:her|him) (?:wear|have|carry|hold)|she (?:should|could|must) (?:wear|have|carry|hold)|he (?:should|could|must) (?:wear|have|carry|hold)|have) (?<what>.+)$/,
    as: ({ what = '' }) => ({ do: 'put on', what }),
  },
  {
    says: /^(?:make|turn|change|set|switch|try|use|do|go|have|let|get|show|draw|need|want|should|it should|it should be|dress|colou?r|dye|cut)(?: it| this| that| them| her| him)?(?: all)?(?: (?:be|to|into|to be|as|for))? (?<what>.+)$/,
    as: ({ what = '' }) => ({ do: 'make', what }),
  },
];

/** What a clause asks for; a clause of no verb asks for what it names. */
export function intentOf(clause: string): Intent {
  for (const { says, as } of INTENTS) {
    const found = says.exec(clause);
    if (found) return as(found.groups ?? {});
  }
  return { do: 'make', what: clause };
}
