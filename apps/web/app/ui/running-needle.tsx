import { NeedleShape } from '#web/ui/needle-shape.tsx';

/** A needle at work, where nobody can say how far it has come. It is said in words beside it. */
export const RunningNeedle = () => (
  <div className="needle" data-runs>
    <span className="needle-thread" />
    <NeedleShape />
  </div>
);
