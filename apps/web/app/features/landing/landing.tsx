import { Suspense } from 'react';
import { Finale } from '#web/features/landing/finale.tsx';
import { Hero } from '#web/features/landing/hero.tsx';
import { Lessons } from '#web/features/landing/lessons.tsx';
import { Proofs } from '#web/features/landing/proofs.tsx';
import { SampleBook } from '#web/features/landing/sample-book.tsx';
import { Steps } from '#web/features/landing/steps.tsx';
import { TrustedBy } from '#web/features/landing/trusted-by.tsx';
import { Voices } from '#web/features/landing/voices.tsx';

const BELOW = [TrustedBy, Proofs, Steps, Lessons, SampleBook, Voices];

/**
 * The landing page, in its order. What is below the first screen and reads the same for everybody comes to life after the
 * rest, section by section, or at once when somebody touches it.
 */
export function Landing() {
  return (
    <>
      <Hero />
      {BELOW.map((Section) => (
        <Suspense key={Section.name}>
          <Section />
        </Suspense>
      ))}
      <Finale />
    </>
  );
}
