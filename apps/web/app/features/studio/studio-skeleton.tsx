import { Skeleton, SkeletonLine } from '#web/ui/skeleton.tsx';

/** The studio's two panes while it is not yet known who is there. */
export function StudioSkeleton() {
  return (
    <div className="studio" data-at="start" aria-busy="true">
      <p role="status" className="sr-only">
        Opening the studio
      </p>
      <div className="studio-brief">
        <div className="studio-pane">
          <Skeleton className="h-[190px]" />
          <SkeletonLine className="w-1/4" />
          <Skeleton className="h-[108px]" />
          <SkeletonLine className="w-1/4" />
          <Skeleton className="h-10" />
        </div>
      </div>
      <div className="cloth" />
    </div>
  );
}
