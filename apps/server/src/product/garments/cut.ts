import { refuseEdits } from '@toile/cutting';
import { printBook } from '#server/product/print/print-book.ts';
import { printContact } from '#server/product/print/print-contact.ts';
import { printOrderSheet } from '#server/product/print/print-order-sheet.ts';
import { cutCost } from './cut-cost.ts';
import { cutFlats } from './cut-flats.ts';
import { cutMeasures } from './cut-measures.ts';
import { cutOverview } from './cut-overview.ts';
import { cutPack } from './cut-pack.ts';
import { cutPattern } from './cut-pattern.ts';
import { cutRevisions } from './cut-revisions.ts';
import type { GarmentTask } from './garment-task.ts';

/**
 * Works out what was asked of a Look's garments: a file, or the JSON of a reply.
 * @throws {RangeError} naming the size or the garment that the Look does not have
 */
export async function cut(task: GarmentTask): Promise<Uint8Array> {
  const made = await work(task);
  if (made instanceof Uint8Array) return made;
  return new TextEncoder().encode(typeof made === 'string' ? made : JSON.stringify(made));
}

function work(task: GarmentTask): Promise<Uint8Array> | Uint8Array | string | object {
  switch (task.kind) {
    case 'overview':
      return cutOverview(task.look);
    case 'flats':
      return cutFlats(task);
    case 'measures':
      return cutMeasures(task);
    case 'pattern':
      return cutPattern(task);
    case 'cost':
      return cutCost(task);
    case 'edits':
      refuseEdits(task.look, task.edits);
      return '';
    case 'revisions':
      return cutRevisions(task);
    case 'pack':
      return cutPack(task);
    case 'order':
      return printOrderSheet(task);
    case 'book':
      return printBook(task);
    case 'contact':
      return printContact(task);
  }
}
