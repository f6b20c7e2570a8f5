import type { GarmentsOverview } from '@toile/contract';
import { useState } from 'react';
import { GARMENT } from '#web/content/garment.ts';
import { wearWords } from '#web/content/wear.ts';
import { FlatsPlate } from '#web/features/garment/flats/flats-plate.tsx';
import { savePng } from '#web/features/garment/flats/save-png.ts';
import type { Shown } from '#web/features/garment/use-garments.ts';
import { capital } from '#web/lib/capital.ts';
import { type FlatsLook, garmentUrl } from '#web/lib/garments-client.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ChipGroup } from '#web/ui/chip-group.tsx';
import { Download } from '#web/ui/icons/download.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { toastFault } from '#web/ui/toast.tsx';
import './flats.css';

const GROUNDS = [
  { value: 'cloth', label: GARMENT.flats.colour },
  { value: 'white', label: GARMENT.flats.white },
] as const;

const cutOf = ({ garments }: GarmentsOverview): string[] =>
  garments.filter(({ is_cut: isCut }) => isCut).map(({ id }) => id);

const isAsCut = (shown: readonly string[], overview: GarmentsOverview): boolean =>
  cutOf(overview).join() === shown.join();

interface ChoiceProps {
  garments: GarmentsOverview['garments'];
  shown: readonly string[];
  onChange: (shown: string[]) => void;
}

/** Each garment of the outfit shown or hidden, in the order of dressing; one is always there. */
function GarmentChoice({ garments, shown, onChange }: ChoiceProps) {
  return (
    <fieldset className="choices">
      <legend className="label">{GARMENT.flats.shown}</legend>
      <div className="flats-switches">
        {garments.map(({ id, name }) => (
          <Switch
            key={id}
            label={capital(wearWords(name))}
            checked={shown.includes(id)}
            disabled={shown.length === 1 && shown.includes(id)}
            onChange={(isShown) =>
              onChange(garments.map((one) => one.id).filter((one) => (one === id ? isShown : shown.includes(one))))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

/** The drawing as a file; the PNG is made of the SVG by the browser. */
function FlatsFiles({ designId, garments, wanted, look }: Shown & { look: FlatsLook }) {
  const [isSaving, setSaving] = useState(false);
  const svg = garmentUrl.flats(designId, wanted, { ...look, format: 'svg' });
  const png = async () => {
    setSaving(true);
    await savePng(svg, `${garments.title}.png`).catch(() => toastFault(GARMENT.flats.pngFailed));
    setSaving(false);
  };
  return (
    <div className="cutting-tools">
      <ButtonLink size="small">
        <a href={svg} download={`${garments.title}.svg`}>
          <Download aria-hidden="true" /> {GARMENT.flats.svg}
        </a>
      </ButtonLink>
      <ButtonLink size="small">
        <a href={garmentUrl.flats(designId, wanted, { ...look, format: 'pdf' })} download>
          <Download aria-hidden="true" /> {GARMENT.flats.pdf}
        </a>
      </ButtonLink>
      <Button size="small" busy={isSaving} onClick={() => void png()}>
        <Download aria-hidden="true" /> {GARMENT.flats.png}
      </Button>
    </div>
  );
}

/** True flats, front and back, as they are printed. */
export function FlatsTab(props: Shown) {
  const { designId, garments, wanted } = props;
  const [ground, setGround] = useState<'cloth' | 'white'>('cloth');
  const [dimensions, setDimensions] = useState(true);
  const [shown, setShown] = useState(() => cutOf(garments));
  const look = { ground, dimensions, shown: isAsCut(shown, garments) ? undefined : shown };
  return (
    <div className="flats">
      <div className="flats-choices">
        <ChipGroup legend={GARMENT.flats.ground} name="ground" options={GROUNDS} value={ground} onChange={setGround} />
        <div className="flats-switches">
          <Switch label={GARMENT.flats.dimensions} checked={dimensions} onChange={setDimensions} />
        </div>
        {garments.garments.length > 1 ? (
          <GarmentChoice garments={garments.garments} shown={shown} onChange={setShown} />
        ) : null}
      </div>
      <div className="flats-paper">
        <FlatsPlate src={garmentUrl.flats(designId, wanted, { ...look, format: 'svg' })} title={garments.title} />
        {garments.garments
          .filter(({ id, not_drawn: words }) => shown.includes(id) && words.length > 0)
          .map(({ id, name, not_drawn: words }) => (
            <p key={id} className="small">
              {GARMENT.flats.notDrawn(wearWords(name), words.join('; '))}
            </p>
          ))}
        <p className="small faint">{GARMENT.flats.note}</p>
      </div>
      <FlatsFiles {...props} look={look} />
    </div>
  );
}
