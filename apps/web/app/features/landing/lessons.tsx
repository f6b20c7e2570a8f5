import { LANDING } from '#web/content/landing.ts';
import { LESSONS } from '#web/content/lessons.ts';
import { LessonVideo } from '#web/features/landing/lesson-video.tsx';
import { FadeIn } from '#web/ui/fade-in.tsx';

/** Three videos recorded from the product by `scripts/record-lessons.ts`. One is large. */
export function Lessons() {
  return (
    <FadeIn id="tutorial" className="lessons wrap" aria-labelledby="lessons">
      <div className="section-head">
        <h2 id="lessons" className="h1">
          {LANDING.lessons.title}
        </h2>
        <p className="lede">{LANDING.lessons.lede}</p>
      </div>
      {LESSONS.map((lesson) => (
        <LessonVideo key={lesson.id} {...lesson} />
      ))}
    </FadeIn>
  );
}
