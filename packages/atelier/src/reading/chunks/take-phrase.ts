/** What is said right before a word goes with it: 'foggy pier', 'dark red lips', 'chunky sneakers'. */
import type { Moustache, ReadAs, Span } from '@toile/look';
import type { Said } from '#atelier/draft/draft.ts';
import type { OpenChunk } from './chunk.ts';

/** Nothing but a blank or a hyphen stands between two places of the text. */
const touches = (text: string, end: number, start: number): boolean =>
  end <= start && /^[ -]?$/.test(text.slice(end, start));

/** What a place, a face or a stance has none of. */
const OF_CUT: ReadonlySet<string> = new Set(['closure', 'neckline', 'collar', 'sleeve', 'waistline']);

/** Takes all that stands right before `start` in the same breath out of what waits, known or not. @returns where it begins. */
export function phraseBefore(open: OpenChunk, start: number): number {
  const { draft, links, text } = open;
  let from = start;
  for (;;) {
    const link = links.at(-1);
    const word = draft.unread.at(-1);
    const aside = open.asides.at(-1);
    if (link && !link.said.part && !OF_CUT.has(link.said.as) && touches(text, link.said.end, from)) {
      links.pop();
      from = link.said.start;
      if (link.unknown && word?.start === from) draft.unread.pop();
    } else if (word && touches(text, word.end, from)) {
      draft.unread.pop();
      from = word.start;
    } else if (aside && touches(text, aside.end, from)) {
      open.asides.pop();
      from = aside.start;
    } else return from;
  }
}

/** How a moustache is said to be. */
function moustacheOf(text: string): Moustache {
  if (/handlebar|waxed|curled|twirled|imperial|dali/i.test(text)) return 'handlebar';
  if (/pencil|thin|neat|trimmed|clipped/i.test(text)) return 'pencil';
  return /walrus|bushy|thick|big|heavy|droop/i.test(text) ? 'walrus' : 'full';
}

/** Tells a phrase of the person or the place that ends here: it is understood, and not drawn. */
export function remark(open: OpenChunk, { start, end }: { start: number; end: number }, as: ReadAs): void {
  // 'Lady Hamilton sitting': a name is whoever sits
  const isNamed = as === 'pose' && /\p{Lu}\p{L}+\s$/u.test(open.text.slice(0, start));
  const from = isNamed ? start : phraseBefore(open, start);
  const text = open.text.slice(from, end);
  if (as === 'hair' && /m(?:o|ou)u?stache|mouche/i.test(text)) {
    // a moustache alone is a face without a beard
    open.draft.beard ??= false;
    open.draft.moustache ??= moustacheOf(text);
    open.draft.spans.push({ start: from, end, text, as, value: 'moustache' });
    return;
  }
  open.draft.spans.push({ start: from, end, text, as, value: text.toLowerCase(), drawn: false });
}

/** 'Sitting on', 'leans against': the stance in a verb that goes on to a place. */
const STANCE_VERB = /^(?:sit|sat|seated|lean|perch|kneel|crouch|lying|lie)/i;

/** Tells how somebody is where the place is told next. */
export function tellStance({ draft, text }: OpenChunk, { start, end }: Pick<Span, 'start' | 'end'>): void {
  const [said = ''] = text.slice(start, end).split(' ');
  if (!STANCE_VERB.test(said)) return;
  draft.spans.push({
    start,
    end: start + said.length,
    text: said,
    as: 'pose',
    value: said.toLowerCase(),
    drawn: false,
  });
}

/** What nobody here knows of a shoe or an accessory, or how big it is: told of it in its own words. */
export function tellOf(open: OpenChunk, start: number): Said[] {
  const { draft, links, text } = open;
  const told: Span[] = [];
  let from = start;
  for (let i = links.length; ; ) {
    const link = links[i - 1];
    const word = draft.unread.at(-1);
    const aside = open.asides.at(-1);
    if (link && !link.unknown && touches(text, link.said.end, from)) {
      from = link.said.start;
      i--;
    } else if (word && touches(text, word.end, from)) {
      if (links[i - 1]?.unknown && links[i - 1]?.said.start === word.start) i--;
      draft.unread.pop();
      told.unshift(word);
      from = word.start;
    } else if (aside && touches(text, aside.end, from)) {
      open.asides.pop();
      told.unshift(aside);
      from = aside.start;
    } else break;
  }
  return told.map(({ start: at, end, text: said }) => {
    const value = said.toLowerCase();
    return { as: 'detail', value, start: at, end, slots: { details: [value] } };
  });
}
