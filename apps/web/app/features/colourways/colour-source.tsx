import { SEASON_PALETTES } from '@toile/contract';
import { type ChangeEvent, useId, useState } from 'react';
import { COLOURWAY_WORDS as WORDS } from '#web/content/colourways.ts';
import { coloursOfPhoto } from '#web/features/colourways/photo-colours.ts';
import { Button } from '#web/ui/button.tsx';
import { Plus } from '#web/ui/icons/plus.tsx';
import { toastFault } from '#web/ui/toast.tsx';

/** Colours that are taken of a photograph. */
const OF_PHOTO = 8;
const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;

interface Props {
  /** The colour that harmonies go with. */
  base: string;
  harmony: (hex: string) => Promise<string[]>;
  onColours: (hexes: readonly string[]) => void;
  onAdd: (hex: string) => void;
}

/** Where the colours of a sheet come from: a harmony, a season, a photograph, or one picked after the other. */
export function ColourSource({ base, harmony, onColours, onAdd }: Props) {
  const id = useId();
  const [picked, setPicked] = useState('#1f7a5c');
  const take = (colours: Promise<string[]>, trouble: string) =>
    void colours.then(onColours).catch(() => toastFault(trouble));
  const photo = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) take(coloursOfPhoto(file, OF_PHOTO), WORDS.photoFailed);
  };
  return (
    <fieldset className="choices colour-source">
      <legend className="label">{WORDS.from}</legend>
      <div className="colour-tools">
        <Button size="small" onClick={() => take(harmony(base), WORDS.failed)}>
          {WORDS.sources.harmony}
        </Button>
        {SEASONS.map((season) => (
          <Button key={season} size="small" onClick={() => onColours(SEASON_PALETTES[season])}>
            {WORDS.sources[season]}
          </Button>
        ))}
      </div>
      <div className="colour-tools">
        <label className="label" htmlFor={`${id}p`}>
          {WORDS.pick}
        </label>
        <input id={`${id}p`} type="color" value={picked} onChange={({ target }) => setPicked(target.value)} />
        <Button size="small" onClick={() => onAdd(picked)}>
          <Plus aria-hidden="true" /> {WORDS.add}
        </Button>
      </div>
      <div className="field">
        <label className="label" htmlFor={`${id}f`}>
          {WORDS.photo}
        </label>
        <input id={`${id}f`} type="file" accept="image/*" aria-describedby={`${id}h`} onChange={photo} />
        <p className="hint" id={`${id}h`}>
          {WORDS.photoHint}
        </p>
      </div>
    </fieldset>
  );
}
