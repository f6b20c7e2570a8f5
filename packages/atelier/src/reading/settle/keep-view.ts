/** How somebody is seen or goes, where other words have taken the phrase: 'walking down the street', 'shown from the back'. */
import type { Pose } from '@toile/look';
import type { Draft } from '#atelier/draft/draft.ts';

const WHO = "(?:she|he|they|woman|man|girl|boy|lady|model|person|bride|groom|gentleman|guy|figure)(?:(?:'s| is| are))?";
const VIEWS: readonly (readonly [RegExp, Pose])[] = [
  [
    /\b(?:(?:show|shown|see|seen|view|viewed|shot|photographed|facing|turned|looking|taken|drawn) (?:from|to|towards?) (?:the |her |his )?(?:back|behind|rear|away)|back[- ]facing|(?<!\b(?:light|lit|sun|sunlight|glow|lamps?|fastens|closes|ties|buttons|zips|opens|laces|zip|lacing|closed|fastened|buttoned|tied)\b(?: \w+){0,2} )from (?:the back|behind)|her back to (?:us|the camera|the viewer)|his back to (?:us|the camera|the viewer)|show(?:ing|s)? (?:me )?(?:the |its |her |his )?back(?: (?:view|side))?(?= *(?:$|[,.;]|please|pls))|(?:the )?back (?:of|side of) (?:a|the|her|his) \w+ (?:is )?(?:shown|seen|visible)|view of (?:the |her |his )?(?:\w+ ){0,2}back\b)/i,
    'back',
  ],
  [
    /\b(?:in profile|side profile|profile (?:view|shot|portrait)|(?:seen|shown|viewed|shot|photographed|drawn|taken|turned) (?:from|to) (?:the |one |her |his )?side|side[- ]on|from the side|side pose|side angle)\b/i,
    'three-quarter',
  ],
  [
    new RegExp(
      `\\b(?:mid[- ]?stride|${WHO} (?:walks|strides|strolls|walking|striding|strolling)|(?:walking|striding|strolling) (?:in|on|through|down|along|past|across|towards?|by|fast|with|up|away|the)|walking pose|catwalk|on the runway)\\b(?! sticks?)`,
      'i',
    ),
    'walk',
  ],
];

/** Gives the view that is asked, unless a pose was read already. */
export function keepView(draft: Draft, text: string): void {
  for (const [words, pose] of VIEWS) {
    const found = words.exec(text);
    if (!found || (draft.pose !== undefined && draft.pose !== 'walk')) continue;
    draft.pose = pose;
    const [start, end] = [found.index, found.index + found[0].length];
    draft.spans.push({ start, end, text: found[0], as: 'pose', value: pose });
    draft.unread = draft.unread.filter((span) => span.start < start || span.end > end);
    return;
  }
}
