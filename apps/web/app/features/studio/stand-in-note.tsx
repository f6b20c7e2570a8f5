import { PencilLine } from '#web/ui/icons/pencil-line.tsx';

/** Says that the picture is not by the image model one may have expected, and why. */
export function StandInNote({ words }: { words: string }) {
  return (
    <p className="stand-in small" role="note">
      <PencilLine aria-hidden="true" /> {words}
    </p>
  );
}
