import { CREATIVITY, HD_PICTURE } from '@toile/contract';
import { useStudioTools } from '#web/features/studio/studio-context.ts';
import { useChoice } from '#web/features/studio/use-choice.ts';
import { formatCount } from '#web/lib/formats.ts';
import { Slider } from '#web/ui/slider.tsx';
import { Switch } from '#web/ui/switch.tsx';

const ENDS = ['Conservative', 'Experimental'] as const;
const PREMIUM = ['High-resolution downloads', 'Background removal', 'Unlimited generations'];

function PremiumWords() {
  const { isPremium, onBuy } = useStudioTools();
  if (isPremium === undefined) return null;
  if (isPremium) {
    return (
      <p>
        They finish the picture you see: {formatCount(HD_PICTURE.width)} by {formatCount(HD_PICTURE.height)} pixels, and
        clear edges around the figure. No token is taken for it.
      </p>
    );
  }
  return (
    <>
      <p>
        Premium opens with the first tokens you buy, and stays open.{' '}
        <button type="button" className="basted-link" onClick={onBuy}>
          Get tokens
        </button>
      </p>
      <ul aria-label="Premium features">
        {PREMIUM.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </>
  );
}

/** How far the atelier may go beyond the words, and how the picture is finished. */
export function AdvancedSettings() {
  const { value, onChange } = useChoice('creativity');
  const { isPremium = false, finish, setFinish } = useStudioTools();
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
        <Switch
          label="High Definition"
          checked={finish.hd}
          disabled={!isPremium}
          onChange={(hd) => setFinish({ ...finish, hd })}
        />
        <Switch
          label="Remove Background"
          checked={finish.clear}
          disabled={!isPremium}
          onChange={(clear) => setFinish({ ...finish, clear })}
        />
        <div className="hint">
          <PremiumWords />
        </div>
      </div>
    </section>
  );
}
