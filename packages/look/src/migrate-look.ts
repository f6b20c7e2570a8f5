import * as z from 'zod';
import { detailsNamed, namedOrTold } from './detail.ts';
import { Look } from './look.ts';
import { LookError } from './look-error.ts';
import { LOOK_VERSION } from './version.ts';

/** Of a Look of version 1 what its step changes: details were words. */
const Worded = z.looseObject({ details: z.array(z.string()).optional() });
const Version1 = z.looseObject({
  garments: z.array(Worded),
  footwear: Worded,
  accessories: z.array(Worded),
});

/** Details are `{ id, part?, count? }`, where they were words ('embroidery-sleeve', 'three-pockets'). */
function toVersion2(look: object): object {
  const known = Version1.safeParse(look);
  // what is broken is told by the check of the whole
  if (!known.success) return { ...look, version: 2 };
  const {
    garments,
    footwear: { details: cuts, ...footwear },
    accessories,
    ...rest
  } = known.data;
  return {
    ...rest,
    version: 2,
    garments: garments.map(({ details: words = [], ...garment }) => ({ ...garment, details: detailsNamed(words) })),
    footwear: { ...footwear, ...namedOrTold(cuts) },
    accessories: accessories.map(({ details, ...thing }) => ({ ...thing, ...namedOrTold(details) })),
  };
}

/** A Look has a companion where two people were asked for; before, everybody stood alone. */
const toVersion3 = (look: object): object => ({ ...look, version: 3 });

/** An edit says what it came of (`origin`); one that was stored without it is its own first. */
const toVersion4 = (look: object): object => ({ ...look, version: 4 });

/** A detail may say on which side it is; before, none did. */
const toVersion5 = (look: object): object => ({ ...look, version: 5 });

/** From each version the step to the next. */
const STEPS: Readonly<Record<number, (look: object) => object>> = {
  1: toVersion2,
  2: toVersion3,
  3: toVersion4,
  4: toVersion5,
};

function versionOf(value: object): number {
  const version = 'version' in value ? value.version : undefined;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    throw new LookError('version', 'a Look says which version it is');
  return version;
}

/** Whether all that stands in one thing stands in the other too. */
function isWholly(said: unknown, known: unknown): boolean {
  if (typeof said !== 'object' || said === null || typeof known !== 'object' || known === null) return true;
  return Object.entries(said).every(([key, value]) => key in known && isWholly(value, Reflect.get(known, key)));
}

/**
 * A Look of a newer version, where it says nothing that is not known here: while a release comes, processes of the one before read what
 * the new ones store.
 */
function readNewer(look: object, version: number): Look {
  const checked = Look.safeParse({ ...look, version: LOOK_VERSION });
  if (checked.success && isWholly(look, checked.data)) return checked.data;
  throw new LookError('version', `${version} is newer than ${LOOK_VERSION}, the newest known, and says more`, {
    isNewer: true,
  });
}

/**
 * A stored Look of any version as a Look of today; of a newer one, where it says nothing that today's does not.
 * @throws {LookError} naming where it is none
 */
export function migrateLook(stored: unknown): Look {
  if (typeof stored !== 'object' || stored === null) throw new LookError('', 'a Look is an object');
  let look: object = stored;
  const first = versionOf(look);
  if (first > LOOK_VERSION) return readNewer(look, first);
  for (let version = first; version < LOOK_VERSION; version++) look = STEPS[version]?.(look) ?? look;
  const checked = Look.safeParse(look);
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  throw new LookError(issue?.path.join('.') ?? '', issue?.message ?? 'is no Look', { cause: checked.error });
}
