/** What a comparative may be said of. */
export type Target =
  | 'garment'
  | 'sleeve'
  | 'neck'
  | 'waist'
  | 'hem'
  | 'slit'
  | 'border'
  | 'straps'
  | 'print'
  | 'work'
  | 'cloth'
  | 'colour'
  | 'shoes'
  | 'heel'
  | 'hair'
  | 'skin'
  | 'person';

/** What moves a step along its ladder. */
export type Axis =
  | 'length'
  | 'sleeve.length'
  | 'sleeve.volume'
  | 'fit'
  | 'volume'
  | 'neck'
  | 'waist'
  | 'slit'
  | 'border'
  | 'straps'
  | 'tone'
  | 'vividness'
  | 'shine'
  | 'weight'
  | 'print.scale'
  | 'work'
  | 'shoes.formality'
  | 'shoes.heel'
  | 'shoes.tone'
  | 'hair.length'
  | 'hair.tone'
  | 'skin'
  | 'age'
  | 'build';

/** A step up or down an axis. */
export type Move = readonly [Axis, 1 | -1];
