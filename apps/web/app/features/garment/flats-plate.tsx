import { GARMENT } from '#web/content/garment.ts';

/** Flats on their paper; on a phone they are wider than the screen, and are moved by a thumb or by the arrow keys. */
export function FlatsPlate({ src, title }: { src: string; title: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className="paper-plate" tabIndex={0} aria-label={GARMENT.page.flats}>
      <img src={src} alt={GARMENT.flats.alt(title)} />
    </section>
  );
}
