import type { Choice } from '#web/ui/choice.ts';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';

interface Props<V extends string> {
  legend: string;
  /** Of the radio group, one for a page. */
  name: string;
  views: readonly Choice<V>[];
  value: V;
  onChange: (view: V) => void;
}

/** Ways to look at one thing, side by side; nothing where there is one alone. */
export function ViewSwitch<V extends string>({ legend, name, views, value, onChange }: Props<V>) {
  if (views.length < 2) return null;
  return (
    <ChoiceGroup
      legend={<span className="sr-only">{legend}</span>}
      name={name}
      options={views}
      value={value}
      onChange={onChange}
      layout="swap"
      optionClass="swap-option"
      face={({ label }) => label}
    />
  );
}
