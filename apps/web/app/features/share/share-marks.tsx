import { siFacebook, siInstagram, siWhatsapp, siX } from 'simple-icons';

const MARKS = { whatsapp: siWhatsapp, instagram: siInstagram, facebook: siFacebook, twitter: siX };

/** The own mark of a place, in ink. */
export function ShareMark({ of }: { of: keyof typeof MARKS }) {
  return (
    <svg viewBox="-1 -1 26 26" fill="currentColor" aria-hidden="true">
      <path d={MARKS[of].path} />
    </svg>
  );
}
