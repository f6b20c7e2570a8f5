import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ChipGroup } from '#web/ui/chip-group.tsx';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Heart } from '#web/ui/icons/heart.tsx';
import { Trash2 } from '#web/ui/icons/trash-2.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Slider } from '#web/ui/slider.tsx';
import { SwatchGroup } from '#web/ui/swatch-group.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

const SEASONS = [
  { value: 'any', label: 'Any' },
  { value: 'summer', label: 'Summer' },
  { value: 'winter', label: 'Winter' },
] as const;
const TONES = [
  { value: 'any', label: 'Any', tone: 'conic-gradient(#f3d9c4, #b98658, #3a2117, #f3d9c4)' },
  { value: 'olive', label: 'Olive, warm', tone: '#b98658' },
  { value: 'deep', label: 'Deep, warm', tone: '#55321f' },
] as const;
type Season = (typeof SEASONS)[number]['value'];
type Tone = (typeof TONES)[number]['value'];

/** Buttons in every look and state. */
export function Buttons() {
  return (
    <div className="design-row">
      <Button look="action" cost={1}>
        Action
      </Button>
      <Button look="ink">Ink</Button>
      <Button>Quiet</Button>
      <Button look="ghost">Ghost</Button>
      <Button size="small">Small</Button>
      <Button disabled>Disabled</Button>
      <Button busy>Busy</Button>
      <IconButton label="Like">
        <Heart aria-hidden="true" />
      </IconButton>
      <IconButton label="Delete" disabled>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** Fields, choices, scales and tabs. `name` keeps the radio groups of several copies apart. */
export function Fields({ name }: { name: string }) {
  const [season, setSeason] = useState<Season>('any');
  const [tone, setTone] = useState<Tone>('any');
  const [daring, setDaring] = useState(50);
  const [isOn, setOn] = useState(true);
  const [tab, setTab] = useState<Season>('any');
  return (
    <div className="design-stack">
      <Field label="Field" hint="A hint stands beneath.">
        <TextInput placeholder="Placeholder" />
      </Field>
      <Field label="With an error" error="It says what is wrong and what was kept.">
        <TextInput defaultValue="Value" />
      </Field>
      <Field label="Password">
        <PasswordInput autoComplete="off" />
      </Field>
      <Field label="In the brief's voice">
        <TextArea voice="brief" defaultValue="Emerald silk slip gown" />
      </Field>
      <Field label="Select">
        <Select options={SEASONS} value={season} onChange={setSeason} />
      </Field>
      <ChipGroup legend="Chips" name={`${name}-chips`} options={SEASONS} value={season} onChange={setSeason} />
      <SwatchGroup legend="Swatches" name={`${name}-tones`} options={TONES} value={tone} onChange={setTone} />
      <Slider
        label="Slider"
        value={daring}
        onChange={setDaring}
        min={0}
        max={100}
        step={1}
        ends={['Conservative', 'Experimental']}
      />
      <Switch label="Switch" checked={isOn} onChange={setOn} />
      <Switch label="Switch, disabled" checked={false} disabled />
      <Tabs label="Tabs" tabs={SEASONS} value={tab} onChange={setTab}>
        {SEASONS.map(({ value, label }) => (
          <TabPanel key={value} value={value} className="pt-3">
            {label}
          </TabPanel>
        ))}
      </Tabs>
    </div>
  );
}
