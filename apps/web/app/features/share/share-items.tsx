import { SHARE } from '#web/content/share.ts';
import { canOffer, sendDesign } from '#web/features/share/send-design.ts';
import { ShareMark } from '#web/features/share/share-marks.tsx';
import type { ShareSubject } from '#web/features/share/subject.ts';
import { Link2 } from '#web/ui/icons/link-2.tsx';
import { Share2 } from '#web/ui/icons/share-2.tsx';
import { MenuItem } from '#web/ui/menu.tsx';

const PLACES = [
  { target: 'whatsapp', label: SHARE.shareItems.whatsapp },
  { target: 'instagram', label: SHARE.shareItems.instagram },
  { target: 'facebook', label: SHARE.shareItems.facebook },
  { target: 'twitter', label: SHARE.shareItems.twitter },
] as const;

/** Where a design can be sent, as items of a menu. */
export function ShareItems({ subject }: { subject: ShareSubject }) {
  return (
    <>
      {PLACES.map(({ target, label }) => (
        <MenuItem key={target} icon={<ShareMark of={target} />} onSelect={() => void sendDesign(target, subject)}>
          {label}
        </MenuItem>
      ))}
      <MenuItem icon={<Link2 aria-hidden="true" />} onSelect={() => void sendDesign('link', subject)}>
        {SHARE.shareItems.copyLink}
      </MenuItem>
      {canOffer() ? (
        <MenuItem icon={<Share2 aria-hidden="true" />} onSelect={() => void sendDesign('device', subject)}>
          {SHARE.shareItems.more}
        </MenuItem>
      ) : null}
    </>
  );
}
