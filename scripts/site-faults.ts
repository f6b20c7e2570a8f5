import { isSiteFile, readSiteFile } from './site-file.ts';

/** Why the pages of a public shop cannot be opened with the file that `SITE` names; a sentence for each. */
export function siteFaults(named: string | undefined): string[] {
  if (!isSiteFile(named)) {
    return ['The pages do not say who runs the shop and where: write a file, and name it by SITE.'];
  }
  try {
    const { site, legal } = readSiteFile(named);
    return [
      ...(site.address.length === 0 ? [`SITE=${named} does not say where the shop is: fill address.`] : []),
      ...(['terms', 'privacy'] as const)
        .filter((text) => legal[text] === undefined)
        .map(
          (text) =>
            `SITE=${named} has no legal.${text}: the pages would publish the house's text, with its dates, its promises and its law, in your name. Write your own.`,
        ),
    ];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
