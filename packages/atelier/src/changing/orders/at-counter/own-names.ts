import type { Look } from '@toile/look';
import { draftOf } from '#atelier/reading/draft-of.ts';

/** A text in which what is worn beside goes by its kind, where its name here would be read as another thing's. */
export const ownNames = (look: Look, text: string): string =>
  look.accessories.reduce((said, { name, kind }) => {
    const own = name.toLowerCase();
    if (!own.includes(' ') || !said.includes(own)) return said;
    const isRead = draftOf(own).things.some((thing) => thing.type === 'accessory' && thing.entry.kind === kind);
    return isRead ? said : said.split(own).join(kind.split('-').join(' '));
  }, text);
