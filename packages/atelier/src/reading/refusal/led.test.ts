import { expect, test } from 'vitest';
import { COARSE } from '#atelier/lexicon/language/coarse.ts';
import { DEATH_TO_A_PEOPLE } from '#atelier/lexicon/language/public/death-to.ts';
import { A_PEOPLE_WISHED_AWAY, HARM_TOLD } from '#atelier/lexicon/language/public/hatred.ts';
import { CONTEMPT_OF_A_PEOPLE } from '#atelier/lexicon/language/public/in-public.ts';
import { MEANT_TO_KILL } from '#atelier/lexicon/language/public/killing.ts';
import type { Led } from '#atelier/lexicon/language/rule.ts';
import { SAID_TO_BE_YOUNG } from '#atelier/lexicon/language/young/had-as-english.ts';
import { INVITES_THE_YOUNG } from '#atelier/lexicon/language/young/invited.ts';
import { INVITES_THE_YOUNG_ABROAD } from '#atelier/lexicon/language/young/invited-abroad.ts';
import { NAMES_THE_YOUNG } from '#atelier/lexicon/language/young/names-young.ts';
import { OFFERS_THE_YOUNG } from '#atelier/lexicon/language/young/offered.ts';
import {
  SOUGHT_BY_THE_GROWN,
  SOUGHT_BY_THE_GROWN_IN_GERMAN,
} from '#atelier/lexicon/language/young/unnumbered-abroad.ts';

const LED: Readonly<Record<string, Led>> = {
  COARSE,
  DEATH_TO_A_PEOPLE,
  A_PEOPLE_WISHED_AWAY,
  HARM_TOLD,
  CONTEMPT_OF_A_PEOPLE,
  MEANT_TO_KILL,
  INVITES_THE_YOUNG,
  OFFERS_THE_YOUNG,
  SAID_TO_BE_YOUNG: { lead: NAMES_THE_YOUNG, whole: SAID_TO_BE_YOUNG },
  SOUGHT_BY_THE_GROWN,
  SOUGHT_BY_THE_GROWN_IN_GERMAN,
  ...Object.fromEntries(INVITES_THE_YOUNG_ABROAD.map((led, i) => [`INVITES_THE_YOUNG_ABROAD ${i}`, led])),
};

type Unit = () => number;

/** One text that a pattern may find, by chance: lookarounds are left out, so not each of them is found. */
function sampleOf(source: string, unit: Unit): string {
  let at = 0;
  const pick = <Of>(list: readonly Of[]): Of => list[Math.floor(unit() * list.length)] as Of; // never empty
  const times = (): number => {
    const braces = /^\{(\d+)(?:,(\d*))?\}/.exec(source.slice(at));
    const sign = braces ? undefined : source[at];
    if (braces) at += braces[0].length;
    else if (sign === '?' || sign === '*' || sign === '+') at++;
    else return 1;
    const least = braces ? Number(braces[1]) : sign === '+' ? 1 : 0;
    const most = braces ? Number(braces[2] || braces[1]) : sign === '?' ? 1 : least + 1;
    return least + Math.floor(unit() * (Math.min(most, least + 2) - least + 1));
  };
  const classOf = (): string => {
    const end = source.indexOf(']', at + 1);
    const held = source.slice(at + 1, end);
    at = end + 1;
    if (held.startsWith('^')) return '';
    const signs = held.replace(/\\p\{[LMN]\}/g, 'x').replace(/(.)-(.)/gu, '$1$2');
    return signs === '' ? '' : pick([...signs]);
  };
  const atom = (): string => {
    const rest = source.slice(at);
    const group = /^\((?:\?(?::|=|!|<=|<!))?/.exec(rest);
    if (group) {
      at += group[0].length;
      const said = choice();
      at++; // its end
      return group[0] === '(' || group[0] === '(?:' ? said : '';
    }
    if (rest.startsWith('[')) return classOf();
    const escaped = /^\\(?:p\{[^}]*\}|.)/su.exec(rest)?.[0];
    const sign = escaped ?? String.fromCodePoint(rest.codePointAt(0) ?? 0);
    at += sign.length;
    if (sign === '^' || sign === '$') return '';
    if (escaped === undefined) return sign;
    return escaped.startsWith('\\p') ? 'x' : escaped === '\\s' ? ' ' : escaped.slice(1);
  };
  const sequence = (): string => {
    let said = '';
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      const from = at;
      let once = atom();
      const to = at;
      const count = times();
      const after = at;
      for (let i = 1; i < count; i++) {
        at = from;
        const more = atom();
        once += more;
        at = to;
      }
      at = after;
      said += count === 0 ? '' : once;
    }
    return said;
  };
  const choice = (): string => {
    const ways = [sequence()];
    while (source[at] === '|') {
      at++;
      ways.push(sequence());
    }
    return pick(ways);
  };
  return choice();
}

const SAMPLES = 800;

/** The same in each run (Park and Miller's). */
const randoms = (seed: number): Unit => {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

test.each(Object.entries(LED))('%s finds nothing without what leads to it', (name, { lead, whole }) => {
  const unit = randoms(name.length);
  const samples = Array.from({ length: SAMPLES }, () => sampleOf(whole.source, unit));
  const found = samples.filter((sample) => sample.search(whole) >= 0);
  expect(found.length).toBeGreaterThan(SAMPLES / 10);
  expect(found.filter((sample) => sample.search(lead) < 0)).toEqual([]);
});
