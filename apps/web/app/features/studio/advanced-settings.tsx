import { CREATIVITY } from '@toile/contract';
import { useChoice } from '#web/features/studio/use-choice.ts';
import { Slider } from '#web/ui/slider.tsx';
import { Switch } from '#web/ui/switch.tsx';

const ENDS = ['Conservative', 'Experimental'] as const;
const PREMIUM = ['High-resolution downloads', 'Background removal', 'Unlimited generations'];

/** How far the atelier may go beyond the words, and what Premium will add. */
export function AdvancedSettings() {
  const { value, onChange } = useChoice('creativity');
  return (
    <section className="studio-advanced" aria-labelledby="advanced-settings">
      <h2 id="advanced-settings" className="h3">
        Advanced settings
      </h2>
      <div className="grid gap-1">
        <Slider
          label="Creativity"
          value={value}
          onChange={onChange}
          min={CREATIVITY.min}
          max={CREATIVITY.max}
          step={CREATIVITY.step}
          ends={ENDS}
        />
        <p className="hint mt-1">Low keeps to your words. High dares more with what you leave open.</p>
      </div>
      <div className="studio-premium">
        <Switch label="High Definition" checked={false} disabled />
        <Switch label="Remove Background" checked={false} disabled />
        <div className="hint">
          <p>Premium is not on sale yet. It will bring:</p>
          <ul>
            {PREMIUM.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
