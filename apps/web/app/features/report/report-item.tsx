import { REPORT } from '#web/content/report.ts';
import { Flag } from '#web/ui/icons/flag.tsx';
import { MenuItem } from '#web/ui/menu.tsx';

/** Reports a post of somebody else, as an item of a menu. */
export function ReportItem({ onSelect }: { onSelect: () => void }) {
  return (
    <MenuItem icon={<Flag aria-hidden="true" />} onSelect={onSelect}>
      {REPORT.door.report}
    </MenuItem>
  );
}
