import type { Garment } from '@toile/look';

/** What a garment of a longer name is called when it has been named already. */
const HEADS: ReadonlySet<string> = new Set(
  'dress,gown,coat,jacket,skirt,shirt,top,suit,set,trousers,pants,jeans,shorts,saree,lehenga,kurta,sweater,jumper,cardigan,blazer'.split(
    ',',
  ),
);

const headOf = (name: string): string => name.slice(name.lastIndexOf(' ') + 1);

/** The garment as one speaks of it after its whole name: 'the dress' for a slip dress, where no other is a dress. */
export function namedAgain(garment: Garment, all: readonly Garment[]): Garment {
  const head = headOf(garment.name);
  const isAlone = all.every((other) => other === garment || headOf(other.name) !== head);
  return isAlone && HEADS.has(head) ? { ...garment, name: head } : garment;
}
