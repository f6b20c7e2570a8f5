import type { Move } from '@toile/contract';
import type { CSSProperties } from 'react';
import { CHANGE } from '#web/content/change.ts';
import { ChoicePictures, isPictured, type Painting } from '#web/features/studio/change/choice-pictures.tsx';
import type { HandOffers } from '#web/features/studio/sketch/sketch-messages.ts';
import { capital } from '#web/lib/capital.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Lock } from '#web/ui/icons/lock.tsx';
import { Select } from '#web/ui/select.tsx';
import { SwatchGroup } from '#web/ui/swatch-group.tsx';

type Group = HandOffers['groups'][number];
type Offer = Group['offers'][number];

interface Props {
  group: Group;
  palette: HandOffers['palette'];
  moves: readonly Move[];
  /** It stays as it is: nothing of it can be chosen. */
  isLocked: boolean;
  onLock: () => void;
  /** None where the browser cannot paint. */
  painting: Painting | null;
  onMove: (slot: string, to: string) => void;
}

const called = (id: string) => capital(id.replaceAll('-', ' '));

/** A colour by its name, or any other. */
function ColourChoice({
  offer,
  title,
  palette,
  onMove,
}: { offer: Offer; title: string } & Pick<Props, 'palette' | 'onMove'>) {
  const { slot, value, colour } = offer;
  return (
    <div className="hand-colour">
      <SwatchGroup
        legend={CHANGE.colourOf(title)}
        name={`hand-${slot}`}
        options={palette.map(({ name, hex }) => ({ value: hex, label: capital(name), tone: hex }))}
        value={value}
        onChange={(hex) => onMove(slot, hex)}
      />
      <label className="hand-any">
        <input type="color" value={value} onChange={({ target }) => onMove(slot, target.value)} />
        <span>
          {CHANGE.anyColour} <span className="faint">{CHANGE.isNow(colour ?? value)}</span>
        </span>
      </label>
    </div>
  );
}

/** One part of a design, folded up under its name: what of it may be another. */
export function HandGroup({ group, palette, moves, isLocked, onLock, painting, onMove }: Props) {
  const { id, title, offers, isLoose } = group;
  const held = offers.map((offer) => ({
    ...offer,
    value: moves.findLast(({ slot }) => slot === offer.slot)?.to ?? offer.value,
  }));
  const swatch = held.find(({ colour }) => colour !== undefined);
  const lists = held.filter(({ colour }) => colour === undefined);
  return (
    <details className="hand-group">
      <summary>
        {swatch ? (
          // Custom properties are not in React's CSSProperties.
          <i className="pinked" style={{ '--swatch': swatch.value } as CSSProperties} aria-hidden="true" />
        ) : null}
        <span>{capital(title)}</span>
        {swatch?.colour ? <span className="faint small">{swatch.colour}</span> : null}
        {isLocked ? (
          <span className="small hand-locked">
            <Lock aria-hidden="true" /> {CHANGE.locked}
          </span>
        ) : null}
      </summary>
      <label className="hand-lock">
        <input type="checkbox" checked={isLocked} onChange={onLock} />
        {CHANGE.lock(title)}
      </label>
      <fieldset className="hand-choices" disabled={isLocked}>
        {swatch ? <ColourChoice offer={swatch} title={title} palette={palette} onMove={onMove} /> : null}
        {lists.map(({ slot, name, value, values }) => (
          <Field key={slot} label={capital(name)}>
            <Select
              options={(values.includes(value) ? values : [value, ...values]).map((one) => ({
                value: one,
                label: called(one),
              }))}
              value={value}
              onChange={(to) => onMove(slot, to)}
            />
          </Field>
        ))}
        {painting && !isLocked
          ? lists
              .filter(isPictured)
              .map((offer) => <ChoicePictures key={offer.slot} offer={offer} painting={painting} onMove={onMove} />)
          : null}
        {isLoose ? (
          <Button size="small" onClick={() => onMove(id, '')}>
            {CHANGE.takeOff(title)}
          </Button>
        ) : null}
      </fieldset>
    </details>
  );
}
