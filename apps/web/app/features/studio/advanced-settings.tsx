import { CREATIVITY, HD_PICTURE } from '@toile/contract';
import { STUDIO } from '#web/content/studio.ts';
import { useStudioTools } from '#web/features/studio/studio-context.ts';
import { useChoice } from '#web/features/studio/use-choice.ts';
import { formatCount } from '#web/lib/formats.ts';
import { Slider } from '#web/ui/slider.tsx';
import { Switch } from '#web/ui/switch.tsx';

const ENDS = [STUDIO.advancedSettings.conservative, STUDIO.advancedSettings.experimental] as const;
const PREMIUM = [STUDIO.advancedSettings.highResolutionDownloads, STUDIO.advancedSettings.backgroundRemoval];

function PremiumWords() {
  const { isPremium, onBuy } = useStudioTools();
  if (isPremium === undefined) return null;
  if (isPremium) {
    return (
      <p>
        {STUDIO.advancedSettings.theyFinishThePicture(formatCount(HD_PICTURE.width), formatCount(HD_PICTURE.height))}
      </p>
    );
  }
  return (
    <>
      <p>
        {STUDIO.advancedSettings.premiumOpensWithThe}{' '}
        <button type="button" className="basted-link" onClick={onBuy}>
          {STUDIO.advancedSettings.getTokens}
        </button>
      </p>
      <ul aria-label={STUDIO.advancedSettings.premiumFeatures}>
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
        {STUDIO.advancedSettings.advancedSettings}
      </h2>
      <div className="grid gap-1">
        <Slider
          label={STUDIO.advancedSettings.creativity}
          value={value}
          onChange={onChange}
          min={CREATIVITY.min}
          max={CREATIVITY.max}
          step={CREATIVITY.step}
          ends={ENDS}
        />
        <p className="hint mt-1">{STUDIO.advancedSettings.lowKeepsToYour}</p>
      </div>
      <div className="studio-premium">
        <Switch
          label={STUDIO.advancedSettings.highDefinition}
          checked={finish.hd}
          disabled={!isPremium}
          onChange={(hd) => setFinish({ ...finish, hd })}
        />
        <Switch
          label={STUDIO.advancedSettings.removeBackground}
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
