import { Slider as Radix } from 'radix-ui';
import { useId } from 'react';
import { UI } from '#web/content/ui.ts';

interface Props {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step: number;
  /** What the two ends mean. */
  ends?: readonly [string, string];
  disabled?: boolean;
}

/** A tape measure with a chalk on it. */
export function Slider({ label, value, onChange, min, max, step, ends, disabled }: Props) {
  const id = useId();
  return (
    <div>
      <div className="label between">
        <span id={id}>{label}</span>
        <output className="num">{value}</output>
      </div>
      <Radix.Root
        className="tape"
        value={[value]}
        onValueChange={([next]) => next !== undefined && onChange(next)}
        min={min}
        max={max}
        step={step}
        {...(disabled ? { disabled } : {})}
      >
        <Radix.Track className="tape-rule">
          <Radix.Range className="tape-done" />
        </Radix.Track>
        <Radix.Thumb
          className="tape-thumb"
          aria-labelledby={id}
          aria-valuetext={ends ? UI.slider.betweenAnd(value, ends[0], ends[1]) : undefined}
        />
      </Radix.Root>
      {ends ? (
        <div className="between tiny faint" aria-hidden="true">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      ) : null}
    </div>
  );
}
