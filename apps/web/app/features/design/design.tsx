import { Colours } from '#web/features/design/colours.tsx';
import { Buttons, Fields } from '#web/features/design/controls.tsx';
import { Overlays, States } from '#web/features/design/states.tsx';
import { TypeScale } from '#web/features/design/type-scale.tsx';

const PARTS = [
  { title: 'Colour', show: () => <Colours /> },
  { title: 'Type, numbers, thread', show: () => <TypeScale /> },
  { title: 'Buttons', show: () => <Buttons /> },
  { title: 'Fields and choices', show: (theme: string) => <Fields name={theme} /> },
  { title: 'Over the page', show: () => <Overlays /> },
  { title: 'Waiting, telling, failing', show: () => <States /> },
] as const;

/** The design system on one page, both themes side by side. For developers; `docs/design-system.md` tells the rules. */
export function Design() {
  return (
    <div className="design">
      <h1 className="h1">Design system</h1>
      {PARTS.map(({ title, show }) => (
        <section key={title}>
          <h2 className="h2">{title}</h2>
          <div className="design-both">
            {['light', 'dark'].map((theme) => (
              <div key={theme} data-theme={theme}>
                {show(theme)}
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
