import type { DetailEntry } from '#atelier/lexicon/entry.ts';

/** A creature in thread or print: its bare name, and the name with what it adorns. */
const creature = (id: string, names: readonly string[], name: string): DetailEntry => ({
  id: `${id}-motif`,
  words: names.flatMap((n) => [n, `${n} motif`, `${n} motifs`, `${n} buti`, `${n} butis`, `${n} design`]).join(', '),
  name: `${name} motifs`,
});

/** Creatures and the lotus, worked on cloth; and those no pattern stands for, which are told and not drawn. */
export const CREATURES: readonly DetailEntry[] = [
  creature('peacock', ['peacock', 'peacocks', 'mayur', 'mor'], 'peacock'),
  creature('elephant', ['elephant', 'elephants', 'gaja'], 'elephant'),
  creature(
    'crane',
    ['crane', 'cranes', 'swan', 'swans', 'flamingo', 'flamingos', 'heron', 'herons', 'stork', 'storks'],
    'crane',
  ),
  creature(
    'songbird',
    ['bird', 'birds', 'parrot', 'parrots', 'sparrow', 'sparrows', 'hummingbird', 'hummingbirds'],
    'bird',
  ),
  creature('butterfly', ['butterfly', 'butterflies', 'moth', 'moths'], 'butterfly'),
  creature('bee', ['bee', 'bees', 'bumblebee', 'bumblebees'], 'bee'),
  creature('fish', ['koi', 'koi carp', 'fishes'], 'fish'),
  creature('lotus', ['lotus', 'lotuses', 'kamal'], 'lotus'),
  creature('dragon', ['dragon', 'dragons'], 'dragon'),
  creature('bear', ['panda', 'pandas', 'teddy bear', 'teddy bears'], 'bear'),
  creature(
    'dinosaur',
    ['dinosaur', 'dinosaurs', 'dino', 'dinos', 't rex', 'trex', 'tyrannosaurus', 'brontosaurus', 'diplodocus'],
    'dinosaur',
  ),
  creature('skull', ['skull', 'skulls'], 'skull'),
  {
    id: 'figurative',
    words:
      'animals motif, deer motif, horse motif, horses, faces print, unicorn, unicorns, ladybird, rocket, rockets, mermaid print, mermaid motif, cartoon animals',
    name: 'figurative motifs',
    drawn: false,
  },
];
