/** Words that lead whoever reads them to somebody elsewhere. For what others read: a brief may hold them, as nobody but its writer sees it. */
import { AT_HANDLE, MAIL_ADDRESS, NAME_ELSEWHERE, WEB_ADDRESS } from '#atelier/lexicon/language/public/contact.ts';
import { PLAINLY_ELSEWHERE, PLAINLY_ELSEWHERE_ABROAD } from '#atelier/lexicon/language/public/contact-plain.ts';
import { NAMED_ABROAD, SPOKEN_ADDRESS } from '#atelier/lexicon/language/public/contact-spoken.ts';
import { STREET_ADDRESS, TOLD_ELSEWHERE } from '#atelier/lexicon/language/public/contact-told.ts';
import { formsOf } from './forms.ts';
import { holdsTelephone } from './telephone.ts';

const ELSEWHERE: readonly RegExp[] = [
  ...WEB_ADDRESS,
  ...MAIL_ADDRESS,
  AT_HANDLE,
  ...NAME_ELSEWHERE,
  ...PLAINLY_ELSEWHERE,
  ...SPOKEN_ADDRESS,
];

/** Single letters, figures and signs of an address with spaces between: 'a @ b . c'. */
const APART = /(?<![\p{L}\p{N}@._])[\p{L}\p{N}@._](?: [\p{L}\p{N}@._]){5,60}(?![\p{L}\p{N}@._])/gu;
/** Letters with signs between: 'i.n.s.t.a'. */
const SIGNED = /(?<![\p{L}\p{N}])\p{L}(?:[.*_~-]\p{L}){3,12}(?![\p{L}\p{N}])/gu;
const together = (visible: string): string =>
  visible
    .replace(APART, (signs) => signs.replaceAll(' ', ''))
    .replace(SIGNED, (signs) => signs.replace(/[.*_~-]/g, ''));

/** Names of services with a letter left out or a figure for it, as they are spelt. */
const MISSPELT: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})t[e3]?l[e3]?gr[a4@]?m(?!\p{L})/gu, 'telegram'],
  [/(?<!\p{L})[o0]n(?:ly|li) ?f[a4@]?n[sz]?(?: slash)?(?!\p{L})/gu, 'onlyfans'],
  [/(?<!\p{L})d[i1]sc[o0]rd(?!\p{L})/gu, 'discord'],
  // the full stop of Chinese and Japanese between letters of ours
  [/(?<=[a-z0-9])[。．](?=[a-z])/gu, '.'],
];
const spelt = (visible: string): string =>
  MISSPELT.reduce((so, [WRITTEN, service]) => so.replace(WRITTEN, () => service), visible);
/** Services, shops and streets are told in our letters or figures; where there are none nobody looks for them. */
const IN_OURS = /[a-z0-9]/;
const leadsElsewhere = (visible: string): boolean =>
  ELSEWHERE.some((pattern) => pattern.test(visible)) ||
  (IN_OURS.test(visible) && TOLD_ELSEWHERE.some((pattern) => pattern.test(visible)));

/** Whether words hold a telephone number, an address of the web or of mail, or what somebody is called on another service. Cheap, and linear. */
export function holdsContact(words: string): boolean {
  const forms = formsOf(words);
  const visible = forms.visible().replace(/\s+/g, ' ').trim();
  if (holdsTelephone(visible) || leadsElsewhere(visible)) return true;
  if (IN_OURS.test(visible) && STREET_ADDRESS.some((parts) => parts.every((part) => part.test(visible)))) return true;
  const plainer = spelt(together(visible));
  if (plainer !== visible && leadsElsewhere(plainer)) return true;
  const kept = forms.kept();
  return [...PLAINLY_ELSEWHERE_ABROAD, ...NAMED_ABROAD].some((pattern) => pattern.test(kept));
}
