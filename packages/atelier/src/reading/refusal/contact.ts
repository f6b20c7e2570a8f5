/** Words that lead whoever reads them to somebody elsewhere. For what others read: a brief may hold them, as nobody but its writer sees it. */
import { AT_HANDLE, MAIL_ADDRESS, NAME_ELSEWHERE, WEB_ADDRESS } from '#atelier/lexicon/language/public/contact.ts';
import { PLAINLY_ELSEWHERE, PLAINLY_ELSEWHERE_ABROAD } from '#atelier/lexicon/language/public/contact-plain.ts';
import { keptText, visibleText } from './plain-text.ts';
import { holdsTelephone } from './telephone.ts';

const ELSEWHERE: readonly RegExp[] = [
  ...WEB_ADDRESS,
  ...MAIL_ADDRESS,
  AT_HANDLE,
  ...NAME_ELSEWHERE,
  ...PLAINLY_ELSEWHERE,
];

/** Letters beyond this are not read. */
const LONGEST_TEXT = 4000;

/** Whether words hold a telephone number, an address of the web or of mail, or what somebody is called on another service. Cheap, and linear. */
export function holdsContact(words: string): boolean {
  const text = words.slice(0, LONGEST_TEXT);
  const visible = visibleText(text).replace(/\s+/g, ' ').trim();
  if (holdsTelephone(visible) || ELSEWHERE.some((pattern) => pattern.test(visible))) return true;
  const kept = keptText(text);
  return PLAINLY_ELSEWHERE_ABROAD.some((pattern) => pattern.test(kept));
}
