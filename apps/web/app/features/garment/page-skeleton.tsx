import { Skeleton, SkeletonLine } from '#web/ui/skeleton.tsx';

/** Holds the place of a page about several designs until it is there. */
export function PageSkeleton() {
  return (
    <section className="cutting wrap" aria-busy="true">
      <header>
        <SkeletonLine className="w-40" />
        <SkeletonLine className="w-80" />
      </header>
      <Skeleton className="h-96" />
    </section>
  );
}
