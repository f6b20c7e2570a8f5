import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Projects in the order they run. What waits for servers, databases and browsers comes first; of what is left at the end
 * every file is short, so that no core stands idle behind a long one.
 */
const PROJECTS = ['server', 'e2e', 'packages', 'house', 'web'];

/** Files that last half a minute or more although they are small: Vitest begins with the largest of a clean clone. */
const LONG = [
  'test/attack/kills.test.ts',
  'test/attack/drawn-here.test.ts',
  'test/attack/two-processes.test.ts',
  'test/attack/batch-kills.test.ts',
  'test/attack/model-deaths.test.ts',
  'test/attack/chaos.test.ts',
  'e2e/changes.test.ts',
  'e2e/accessibility.test.ts',
  'e2e/picture-first.test.ts',
  'e2e/made-by-either.test.ts',
  'e2e/reflow.test.ts',
  'e2e/boutique-accessibility.test.ts',
];

/** Place of a name in a list; what is not in it comes after all that is. */
const placeIn = (list: readonly string[], isIt: (name: string) => boolean): number => {
  const place = list.findIndex(isIt);
  return place < 0 ? list.length : place;
};

/** Orders the files of a run so that the long ones are begun first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const largestFirst = await super.sort(files);
    const places = new Map(
      largestFirst.map((file) => [
        file,
        placeIn(PROJECTS, (name) => name === file.project.name) * (LONG.length + 1) +
          placeIn(LONG, (name) => file.moduleId.endsWith(`/${name}`)),
      ]),
    );
    return largestFirst.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
  }
}
