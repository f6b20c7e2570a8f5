/** What makes a wish polite, or a condition of it, and says nothing of what is wished. Plain lower case in and out. */
export const unsoftened = (words: string): string =>
  words
    .replace(
      /\b(?:if|in case|provided)(?: that)?(?: it'?s| it is| its| you| u| we)?(?: (?:are|were))? ?(?:at all )?(?:possible|can|could|able|don't mind|do not mind|ok(?:ay)?|allowed|like|think so|there is (?:time|a way))\b(?: to)?,?/g,
      ' ',
    )
    .replace(/\b(?:would|is|will) it be possible(?: to| for you to)?\b|\bis it possible(?: to| for you to)?\b/g, ' ')
    .replace(
      /(^|[,.;!?] ?)(?:what if|how about|what about|why not|why don't (?:we|you)|(?:do|would|have) (?:you|u|they)(?: guys)? (?:also )?(?:have|got|get|keep|make|do)(?= )|(?:can|could|would) (?:you|u|we)(?: please)? (?:do|try|see|have|get)(?= (?:it|the|her|his|an?|this|that|in)\b)|is there|are there|any chance of|can we (?:see|try|do|have)|could we (?:see|try|do|have)|may(?:be)? (?:we|you) (?:can|could)|i (?:was|am|'m) (?:thinking|wondering)(?: of| about| if)?|(?:the )?customers? (?:is |are )?(?:wants?|wan|wanting|says?|say|asks?(?: for)?|asking(?: for)?|would like|likes?|needs?)(?: it| that| to have| to see)?|(?:she|he|they|madam|ma'?am|sir|mum|mom|mummy|dad|papa|aunty|auntie|uncle|granny|gran|grandma|grandmother|nani|dadi|hubby|didi|beta|oga|bhabhi|bride|groom|client|mother|father|(?:her|his|my|our|the) (?:mother|father|sister|brother|mum|mom|aunt|aunty|husband|wife|son|daughter|friend|grandmother|granny|grandma|cousin|bride|groom|client|girl|boy|lady|family)(?:[ -]in[ -]law)?|the (?:bride|groom|client|girl|boy|lady))(?: (?!should|is)\w+)?(?: is| are)? (?:wants?|says?|say|asks? for|asking(?: for)?|would like|wanted|wishes|prefers?)(?: it| to have| to see)?|i think|i feel|i guess|i wish|it would be (?:nice|great|good|better|lovely)(?: if| to)?|would be (?:nice|great|good|better)(?: if| to)?|let me see|show me)\b ?(?:it(?:'s)? (?:was|were|is|could be|can be)|we (?:had|make|made|have)|it (?:had|has)|(?:to )?(?:have|see) )?/g,
      '$1',
    )
    .replace(/\b(?:throw|chuck|pop|slap) (?:in|on) (?=an? |some |the |\w+(?:$|[,.;!?]))/g, 'add ')
    .replace(
      /\b(?:thank you|thanks|thx|dear|bhaiya|didi|bhai|bhaji|beta|oga|yaar|na|ji|madam|ma'am|sir|jaldi|asap|urgent(?:ly)?)\b/g,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim();
